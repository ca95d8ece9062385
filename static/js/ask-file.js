// A file to ask about: it may be dropped on the form, one that is too large is told of at once, and
// while it is on its way the form says so. The form sends it by itself.

import { say } from "./words.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector(".paste form"));
const input = /** @type {HTMLInputElement} */ (form.elements.namedItem("file"));
const button = /** @type {HTMLButtonElement} */ (form.querySelector(".go"));
const state = /** @type {HTMLElement} */ (form.querySelector(".state"));
const drop = /** @type {HTMLElement} */ (form.querySelector(".drop"));
const limit = Number(form.dataset.limit);

drop.hidden = false;

/** Whether the file that is chosen, if any, can be read; tells where it cannot. */
function fits() {
  const file = input.files?.[0];
  const large = file !== undefined && file.size > limit;
  if (large) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
  state.classList.toggle("no", large);
  state.textContent = large ? say("ask-file-long", { name: file.name }) : "";
  return !large;
}

/** @param {boolean} busy */
function rest(busy) {
  button.setAttribute("aria-disabled", String(busy));
  form.setAttribute("aria-busy", String(busy));
}

/** @param {boolean} over */
function mark(over) {
  form.classList.toggle("over", over);
}

input.addEventListener("change", fits);

form.addEventListener("submit", (event) => {
  if (form.getAttribute("aria-busy") === "true" || !fits()) return event.preventDefault();
  const file = input.files?.[0];
  if (file !== undefined) state.textContent = say("ask-file-reading", { name: file.name });
  rest(true);
});

// A browser that goes back shows the page as it was left.
window.addEventListener("pageshow", () => {
  rest(false);
  if (input.files?.length) fits();
});

form.addEventListener("dragover", (event) => {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  mark(true);
});

form.addEventListener("dragleave", () => mark(false));

form.addEventListener("drop", (event) => {
  mark(false);
  const files = event.dataTransfer?.files;
  if (files === undefined || files.length === 0) return;
  event.preventDefault();
  input.files = files;
  if (fits()) form.requestSubmit();
});
