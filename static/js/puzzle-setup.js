// A puzzle whose answer is a board that is set up.

import { attempt, found, hush, instead, legend, mark, offer, remember, root } from "./answer.js";
import { read, write } from "./placement.js";
import { Setting } from "./setting.js";

/** @typedef {import("./marks.js").Mark} Mark */

const NAMES = { missed: "legend-missing", ring: "legend-wrong", extra: "legend-surplus" };

const form = /** @type {HTMLFormElement} */ (root.querySelector("form.setup"));
const base = read(root.dataset.base ?? "");
const setting = new Setting(form, changed);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.submitter?.classList.contains("check")) check();
});
instead(".undo", () => setting.undo());
instead(".again", () => setting.replace(base.slice()));

function changed() {
  mark([]);
  hush();
  offer(".undo", setting.depth > 0);
  offer(".again", write(setting.pieces) !== write(base));
  remember({ board: write(setting.pieces) });
}

function check() {
  attempt({ placement: write(setting.pieces) }, (answer) => {
    const marks = answer.feedback.code === "setup-differs" ? differences(answer) : [];
    found(answer, { legend: legend(marks, NAMES) });
    mark(marks);
    if (!answer.done) return;
    setting.rest();
    for (const link of [".undo", ".again"]) offer(link, false);
  });
}

/**
 * Square by square: something is missing, another piece belongs there, nothing does.
 * @param {{missed: string[], extra: string[]}} answer
 * @returns {Mark[]}
 */
function differences({ missed, extra }) {
  return [
    ...missed.map((at) => ({ class: extra.includes(at) ? "ring" : "missed", at })),
    ...extra.filter((at) => !missed.includes(at)).map((at) => ({ class: "extra", at })),
  ];
}
