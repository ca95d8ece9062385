// A board that is set up: a piece is chosen, then squares are pressed; or letters put it there.

import { attempt, found, hush, instead, legend, mark, offer, remember, root } from "./answer.js";
import { pieceElement, pieceOf, read, write } from "./placement.js";
import { rove } from "./rove.js";
import { squareLabel } from "./words.js";

/** @typedef {import("./marks.js").Mark} Mark */

const NAMES = { missed: "legend-missing", ring: "legend-wrong", extra: "legend-surplus" };

class Setting {
  #base = read(root.dataset.base ?? "");
  #pieces;
  /** @type {string[][]} the boards before each press */
  #past = [];
  #form = /** @type {HTMLFormElement} */ (root.querySelector("form.setup"));
  /** @type {HTMLButtonElement[]} */
  #squares;
  #black = root.querySelector("[data-orientation=black]") !== null;
  #whisper = document.createElement("p");

  constructor() {
    const board = /** @type {HTMLElement} */ (this.#form.querySelector("[data-board]"));
    this.#pieces = read(board.dataset.shown ?? "");
    this.#squares = [...board.querySelectorAll("button")];
    this.#whisper.className = "sr";
    this.#whisper.setAttribute("aria-live", "polite");
    board.append(this.#whisper);
    this.#becomeGrid(board);
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.submitter?.classList.contains("check")) this.#check();
    });
    instead(".undo", () => this.#undo());
    instead(".again", () => this.#change(this.#base.slice()));
  }

  /** @param {HTMLElement} board */
  #becomeGrid(board) {
    board.querySelector(".squares")?.setAttribute("role", "grid");
    for (const rank of board.querySelectorAll(".rank")) rank.setAttribute("role", "row");
    this.#squares.forEach((square, index) => {
      square.setAttribute("role", "gridcell");
      square.type = "button";
      square.addEventListener("click", () => this.#put(index, this.#chosen));
      square.addEventListener("keydown", (event) => this.#type(event, index));
    });
    rove(this.#squares);
  }

  /** What the learner has chosen to put: a piece, or nothing. */
  get #chosen() {
    const value = String(new FormData(this.#form).get("piece") ?? "-");
    return value === "-" ? "" : pieceOf(value);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} index
   */
  #type(event, index) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const letter = event.key.toLowerCase();
    if (event.key === "Delete" || event.key === "Backspace") this.#put(index, "");
    else if (/^[kqrbnp]$/.test(letter)) {
      const white = this.#chosen.startsWith("black") === event.shiftKey;
      const piece = pieceOf(white ? letter.toUpperCase() : letter);
      if (this.#pieces[this.#place(index)] !== piece) this.#put(index, piece);
    } else return;
    event.preventDefault();
  }

  /**
   * Puts a piece on a square, or takes off what is there already.
   * @param {number} index
   * @param {string} piece
   */
  #put(index, piece) {
    const place = this.#place(index);
    const pieces = this.#pieces.slice();
    pieces[place] = pieces[place] === piece ? "" : piece;
    this.#past.push(this.#pieces);
    this.#change(pieces);
    this.#whisper.textContent = this.#squares[index]?.ariaLabel ?? "";
  }

  #undo() {
    const before = this.#past.pop();
    if (before) this.#change(before);
  }

  /** @param {string[]} pieces */
  #change(pieces) {
    this.#pieces = pieces;
    this.#squares.forEach((square, index) => {
      const piece = pieces[this.#place(index)] ?? "";
      if (piece !== (square.firstElementChild?.className ?? "")) {
        square.replaceChildren(...pieceElement(piece));
        square.setAttribute("aria-label", squareLabel(square.value, piece));
      }
    });
    mark([]);
    hush();
    offer(".undo", this.#past.length > 0);
    offer(".again", write(pieces) !== write(this.#base));
    remember({ board: write(pieces) });
  }

  #check() {
    attempt({ placement: write(this.#pieces) }, (answer) => {
      const marks = answer.feedback.code === "setup-differs" ? differences(answer) : [];
      found(answer, { legend: legend(marks, NAMES) });
      mark(marks);
      if (!answer.done) return;
      for (const square of this.#squares) square.disabled = true;
      for (const link of [".undo", ".again"]) offer(link, false);
    });
  }

  /** @param {number} index as it lies before the viewer */
  #place(index) {
    return this.#black ? 63 - index : index;
  }
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

new Setting();
