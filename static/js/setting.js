// A board that is set up: a piece is chosen, then squares are pressed; or pieces are dragged; or
// letters put them there.

import { carry } from "./carry.js";
import { pieceElement, pieceOf, read } from "./placement.js";
import { rove } from "./rove.js";
import { squareLabel } from "./words.js";

export class Setting {
  #form;
  #changed;
  #pieces;
  /** @type {string[][]} the boards before each press */
  #past = [];
  /** @type {HTMLButtonElement[]} */
  #squares;
  #black;
  #whisper = document.createElement("p");

  /**
   * @param {HTMLFormElement} form that holds a board and the pieces to choose from
   * @param {() => void} changed called when something else stands on the board
   */
  constructor(form, changed) {
    const board = /** @type {HTMLElement} */ (form.querySelector("[data-board]"));
    this.#form = form;
    this.#changed = changed;
    this.#pieces = read(board.dataset.shown ?? "");
    this.#black = board.dataset.orientation === "black";
    this.#squares = [...board.querySelectorAll("button")];
    this.#whisper.className = "sr";
    this.#whisper.setAttribute("aria-live", "polite");
    board.append(this.#whisper);
    this.#becomeGrid(board);
  }

  /** What stands where, from a8 to h1. */
  get pieces() {
    return this.#pieces;
  }

  /** How many changes can be taken back. */
  get depth() {
    return this.#past.length;
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
    const at = (/** @type {Element | null} */ place) =>
      this.#squares.findIndex((square) => square.contains(place) && !square.disabled);
    carry(
      board,
      (place) => this.#pieces[this.#place(at(place))] ?? "",
      (place, to) => this.#carry(at(place), at(to)),
    );
    const tools = /** @type {HTMLElement} */ (this.#form.querySelector(".tools"));
    carry(tools, pieceOfTool, (place, to) => this.#bring(pieceOfTool(place), at(to)));
  }

  /**
   * Carries a piece to another square, or off the board.
   * @param {number} from
   * @param {number} to less than zero off the board
   */
  #carry(from, to) {
    if (from === to) return;
    const pieces = this.#pieces.slice();
    if (to >= 0) pieces[this.#place(to)] = pieces[this.#place(from)] ?? "";
    pieces[this.#place(from)] = "";
    this.replace(pieces);
  }

  /**
   * Brings a new piece to a square.
   * @param {string} piece
   * @param {number} to less than zero off the board
   */
  #bring(piece, to) {
    if (to < 0) return;
    const pieces = this.#pieces.slice();
    pieces[this.#place(to)] = piece;
    this.replace(pieces);
  }

  /** What is chosen to be put: a piece, or nothing. */
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
    this.show(pieces);
    this.#whisper.textContent = this.#squares[index]?.ariaLabel ?? "";
  }

  /** Takes back the last change. */
  undo() {
    const before = this.#past.pop();
    if (before) this.show(before);
  }

  /**
   * Sets up another board; that can be taken back.
   * @param {string[]} pieces
   */
  replace(pieces) {
    this.#past.push(this.#pieces);
    this.show(pieces);
  }

  /** @param {string[]} pieces */
  show(pieces) {
    this.#pieces = pieces;
    this.#squares.forEach((square, index) => {
      const piece = pieces[this.#place(index)] ?? "";
      if (piece !== (square.firstElementChild?.className ?? "")) {
        square.replaceChildren(...pieceElement(piece));
        square.setAttribute("aria-label", squareLabel(square.value, piece));
      }
    });
    this.#changed();
  }

  /** Nothing can be put any more. */
  rest() {
    for (const square of this.#squares) square.disabled = true;
  }

  /** @param {number} index as it lies before the viewer */
  #place(index) {
    return this.#black ? 63 - index : index;
  }
}

/**
 * The piece that can be chosen there.
 * @param {Element} place
 */
function pieceOfTool(place) {
  return place.closest("label")?.querySelector("piece")?.className ?? "";
}
