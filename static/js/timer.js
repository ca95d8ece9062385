// A calm clock for a round of practice, for those who want one: it counts up, and nothing depends on it.

const WANTED = "yize-timer";

const timer = document.querySelector(".timer");
if (timer instanceof HTMLElement) begin(timer);

/** @param {HTMLElement} timer */
function begin(timer) {
  const output = /** @type {HTMLOutputElement} */ (timer.querySelector("output"));
  const box = timer.querySelector("input");
  const started = `yize-round:${timer.dataset.round}`;
  const taken = `${started}:taken`;
  if (timer.dataset.done !== undefined) {
    const took = Number(read(sessionStorage, taken));
    timer.hidden = !took || read(localStorage, WANTED) !== "on";
    output.textContent = spell(took);
    return;
  }
  if (!box) return;
  timer.hidden = false;
  box.checked = read(localStorage, WANTED) === "on";
  if (!read(sessionStorage, started)) write(sessionStorage, started, String(Date.now()));
  const show = () => {
    const ran = Date.now() - Number(read(sessionStorage, started));
    write(sessionStorage, taken, String(ran));
    output.hidden = !box.checked;
    output.textContent = spell(ran);
  };
  box.addEventListener("change", () => {
    write(localStorage, WANTED, box.checked ? "on" : "off");
    show();
  });
  show();
  setInterval(show, 1000);
}

/**
 * @param {number} ran in milliseconds
 * @returns {string} in minutes and seconds
 */
function spell(ran) {
  const seconds = Math.max(0, Math.floor(ran / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * A browser may refuse to keep anything; then the clock starts anew on each page.
 * @param {Storage} storage
 * @param {string} name
 * @returns {string | null}
 */
function read(storage, name) {
  try {
    return storage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param {Storage} storage
 * @param {string} name
 * @param {string} value
 */
function write(storage, name, value) {
  try {
    storage.setItem(name, value);
  } catch {
    // Nothing is lost but the clock.
  }
}
