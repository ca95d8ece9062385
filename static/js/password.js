// Shows a password on request, and says while it is typed how good a new one is. The server judges
// again, and knows more: which ones anybody would try first.

/** The fewest characters of a password, as the server counts them. */
const LEAST = 10;

/** From how many characters on it is good, and very good. */
const GOOD = 14;
const STRONG = 20;

for (const button of document.querySelectorAll("[data-show]")) {
  if (button instanceof HTMLButtonElement) offer(button);
}
for (const line of document.querySelectorAll("[data-strength]")) {
  if (line instanceof HTMLElement) judge(line);
}

/** @param {HTMLButtonElement} button */
function offer(button) {
  const field = input(button.dataset.show);
  const { hide = "" } = button.dataset;
  const show = button.textContent;
  if (field === null) return;
  button.hidden = false;
  /** @param {boolean} shown */
  const set = (shown) => {
    field.type = shown ? "text" : "password";
    button.textContent = shown ? hide : show;
  };
  button.addEventListener("click", () => set(field.type === "password"));
  // A browser keeps what is sent from a plain field among its suggestions.
  field.form?.addEventListener("submit", () => set(false));
}

/** @param {HTMLElement} line */
function judge(line) {
  const field = input(line.dataset.strength);
  if (field === null) return;
  field.addEventListener("input", () => {
    const length = [...field.value].length;
    const words = said(line.dataset, length);
    line.textContent = length === 0 ? "" : words.replace("%count%", String(LEAST - length));
    line.classList.toggle("enough", length >= LEAST);
  });
}

/**
 * @param {DOMStringMap} words
 * @param {number} length
 * @returns {string}
 */
function said(words, length) {
  const { short = "", fair = "", good = "", strong = "" } = words;
  if (length < LEAST) return short;
  if (length < GOOD) return fair;
  return length < STRONG ? good : strong;
}

/** @param {string | undefined} id */
function input(id) {
  const field = document.getElementById(id ?? "");
  return field instanceof HTMLInputElement ? field : null;
}
