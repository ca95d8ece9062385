// A puzzle that is answered with a form: marked squares, an option, a number or a text.

import { attempt, finding, found, legend, mark, note, remember, root } from "./answer.js";
import { rove } from "./rove.js";
import { say } from "./words.js";

/** @typedef {import("./marks.js").Mark} Mark */

const form = /** @type {HTMLFormElement} */ (root.querySelector(".play, .options, .field"));

/** @type {Record<string, (data: FormData) => Record<string, unknown> | null>} */
const READERS = {
  squares: (data) => ({ squares: data.getAll("squares") }),
  choice: (data) => ({ choice: data.get("choice") }),
  text: (data) => ({ text: data.get("text") }),
  number: (data) => {
    const number = numberOf(String(data.get("number")));
    return Number.isFinite(number) ? { number } : null;
  },
};

/**
 * Reads a number as a person types it: full-width digits, a comma, another minus.
 * @param {string} text
 */
function numberOf(text) {
  const plain = text
    .normalize("NFKC")
    .trim()
    .replace(/[,。]/, ".")
    .replace(/^[−–—]/, "-");
  return plain === "" ? Number.NaN : Number(plain);
}

/**
 * What was marked rightly and wrongly. What was missed is the solution, and not shown.
 * @param {string[]} ticked
 * @param {any} answer
 * @returns {Mark[]}
 */
function tally(ticked, { extra }) {
  return [
    ...ticked.filter((at) => !extra.includes(at)).map((at) => ({ class: "good", at })),
    ...extra.map((/** @type {string} */ at) => ({ class: "extra", at })),
  ];
}

const NAMES = { good: "legend-good", extra: "legend-extra" };

const boxes = [...form.querySelectorAll("input[name=squares]")];
if (boxes.length > 0) rove(boxes.filter((box) => box instanceof HTMLElement));

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const data = new FormData(form);
  const answer = READERS[root.dataset.form ?? ""]?.(data) ?? null;
  if (answer === null) return note(say("number-unreadable"));
  attempt(answer, (checked) => {
    const ticked = data.getAll("squares").map(String);
    const marks = boxes.length > 0 ? tally(ticked, checked) : finding(checked);
    found(checked, { legend: boxes.length > 0 ? legend(marks, NAMES) : [] });
    mark(marks);
    remember({ squares: ticked.join(",") });
  });
});
