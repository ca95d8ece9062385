// Keeps the table of results as it stands now: asks for it every few seconds, as long as it is looked at
// and wanted. Without this the page has a link that loads it anew.

/** How long between two times, in milliseconds. */
const PAUSE = 5000;

const live = document.querySelector(".live");
if (live instanceof HTMLElement) begin(live);

/** @param {HTMLElement} live */
function begin(live) {
  const grid = live.querySelector("[data-grid]");
  const wanted = live.querySelector("[data-switch]");
  const box = wanted?.querySelector("input");
  const said = live.querySelector("[data-said]");
  const part = live.dataset.part;
  if (!(grid instanceof HTMLElement && wanted instanceof HTMLElement && box && said && part))
    return;
  wanted.hidden = false;
  let seen = "";
  const again = async () => {
    if (!box.checked || document.hidden) return;
    const found = await load(part);
    said.textContent = found === null ? (live.dataset.failed ?? "") : "";
    if (found === null || found === seen) return;
    seen = found;
    replace(grid, found);
  };
  setInterval(again, PAUSE);
  document.addEventListener("visibilitychange", again);
  box.addEventListener("change", again);
}

/**
 * The table as it stands now; null where it cannot be had.
 * @param {string} part
 * @returns {Promise<string | null>}
 */
async function load(part) {
  try {
    const answer = await fetch(part, { credentials: "same-origin", cache: "no-store" });
    // Who is no longer signed in is led elsewhere.
    return answer.ok && !answer.redirected ? await answer.text() : null;
  } catch {
    return null;
  }
}

/**
 * Puts the table in its place; what was scrolled to and what had the focus stay.
 * @param {HTMLElement} grid
 * @param {string} html
 */
function replace(grid, html) {
  const focused = grid.contains(document.activeElement)
    ? document.activeElement?.getAttribute("href")
    : null;
  const page = new DOMParser().parseFromString(html, "text/html");
  const table = page.querySelector("table");
  if (table === null) return;
  grid.replaceChildren(document.adoptNode(table));
  if (!focused) return;
  for (const link of grid.querySelectorAll("a")) {
    if (link.getAttribute("href") === focused) link.focus({ preventScroll: true });
  }
}
