// A figure that a reader steps through: by its buttons, by its list of moves, or by the arrow keys.

import { pieceElement, read, squareAt } from "./placement.js";
import { say, squareLabel } from "./words.js";

/** @type {Record<string, (step: number, last: number) => number>} */
const KEYS = {
  ArrowLeft: (step) => step - 1,
  ArrowRight: (step) => step + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** How long a move takes to be seen, in milliseconds. */
const DURATION = 240;

export class Line {
  #step = 0;
  #root;
  #base;
  /** @type {HTMLElement[]} in the order in which they lie, from the top left */
  #squares;
  /** @type {HTMLButtonElement[]} first, back, next, last */
  #controls;
  /** @type {HTMLButtonElement[]} */
  #moves;
  #black;
  #live;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
    this.#base = root.dataset.base ?? "";
    this.#squares = [...root.querySelectorAll(".sq")].filter((e) => e instanceof HTMLElement);
    this.#controls = [...root.querySelectorAll(".controls button")].filter(isButton);
    this.#moves = [...root.querySelectorAll(".score button")].filter(isButton);
    this.#black = root.querySelector("[data-orientation=black]") !== null;
    this.#live = /** @type {HTMLElement} */ (root.querySelector(".told"));
    this.#step = this.#moves.findIndex((move) => move.ariaCurrent === "step") + 1;
    root.tabIndex = -1;
    root.addEventListener("keydown", (event) => this.#steer(event));
    root.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      if (isButton(event.submitter)) this.#press(event.submitter);
    });
    this.#ends();
  }

  /** @param {KeyboardEvent} event */
  #steer(event) {
    const way = KEYS[event.key];
    if (way === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
      return;
    this.#go(way(this.#step, this.#moves.length));
    event.preventDefault();
  }

  /** @param {HTMLButtonElement} button */
  #press(button) {
    const ways = [0, this.#step - 1, this.#step + 1, this.#moves.length];
    const control = this.#controls.indexOf(button);
    this.#go(ways[control] ?? this.#moves.indexOf(button) + 1);
  }

  /** @param {number} wanted */
  #go(wanted) {
    const step = Math.min(this.#moves.length, Math.max(0, wanted));
    if (step === this.#step) return;
    const slow = Math.abs(step - this.#step) === 1;
    this.#step = step;
    const move = this.#moves[step - 1];
    this.#show(move?.dataset.board ?? this.#base, slow);
    for (const square of this.#squares) square.classList.remove("step");
    const { move: way = "", said = "", note = "" } = (move ?? this.#controls[0])?.dataset ?? {};
    for (const at of way.match(/../g) ?? []) this.#square(at)?.classList.add("step");
    for (const other of this.#moves) other.ariaCurrent = other === move ? "step" : null;
    this.#root.classList.toggle("under-way", step > 0);
    this.#tell(said, note);
    this.#ends();
  }

  /** A button that leads nowhere keeps the focus, but says that it rests. */
  #ends() {
    const [first, last] = [this.#step === 0, this.#step === this.#moves.length];
    [first, first, last, last].forEach((rests, index) => {
      const button = this.#controls[index];
      if (button === undefined) return;
      button.disabled = false;
      button.ariaDisabled = String(rests);
    });
  }

  /**
   * @param {string} said
   * @param {string} note
   */
  #tell(said, note) {
    this.#live.replaceChildren(said);
    if (note === "") return;
    const more = document.createElement("span");
    more.className = "aside";
    more.textContent = note;
    this.#live.append(" ", more);
  }

  /**
   * Shows a board; pieces that came from another square are seen to move, where that is wanted.
   * @param {string} placement
   * @param {boolean} slow
   */
  #show(placement, slow) {
    const before = this.#squares.map((square) => square.firstElementChild?.className ?? "");
    const after = this.#inView(read(placement));
    const changed = after
      .map((_, index) => index)
      .filter((index) => before[index] !== after[index]);
    const left = changed.filter((index) => before[index] !== "");
    for (const index of changed) {
      const piece = after[index] ?? "";
      const square = this.#squares[index];
      square?.replaceChildren(...pieceElement(piece));
      if (piece === "" || !slow || square === undefined) continue;
      const origin =
        left.find((from) => before[from] === piece) ??
        left.find((from) => from !== index && before[from]?.slice(0, 5) === piece.slice(0, 5));
      if (origin !== undefined) glide(square, origin, index);
    }
    const names = after.map((piece, index) =>
      piece === "" ? "" : squareLabel(this.#name(index), piece),
    );
    const pieces = names.filter((name) => name !== "").join("; ");
    const board = this.#root.querySelector(".squares");
    board?.setAttribute("aria-label", say("board-pieces", { pieces }));
  }

  /** @param {string[]} pieces from a8 to h1 */
  #inView(pieces) {
    return this.#black ? pieces.toReversed() : pieces;
  }

  /** @param {number} index */
  #name(index) {
    return squareAt(this.#black ? 63 - index : index);
  }

  /** @param {string} name */
  #square(name) {
    return this.#squares.find((_, index) => this.#name(index) === name);
  }
}

/**
 * @param {unknown} element
 * @returns {element is HTMLButtonElement}
 */
function isButton(element) {
  return element instanceof HTMLButtonElement;
}

/**
 * @param {HTMLElement} square
 * @param {number} from where the piece was seen before
 * @param {number} to
 */
function glide(square, from, to) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const columns = (from % 8) - (to % 8);
  const rows = Math.floor(from / 8) - Math.floor(to / 8);
  square.classList.add("gliding");
  const way = [{ translate: `${columns * 100}% ${rows * 100}%` }, { translate: "0 0" }];
  const piece = square.firstElementChild;
  const glided = piece?.animate(way, { duration: DURATION, easing: "ease-in-out" }).finished;
  glided?.catch(() => {}).then(() => square.classList.remove("gliding"));
}
