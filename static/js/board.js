// A board: the server's squares for keyboard and screen reader, and chessground over them for
// mouse and finger. It says which move is tried; whether it is allowed it does not know.

import { Chessground } from "@lichess-org/chessground";
import { draw } from "./marks.js";
import { say, squareLabel } from "./words.js";

/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("@lichess-org/chessground/api").Api} Ground */
/** @typedef {import("@lichess-org/chessground/types").Key} Key */

/** @type {Record<string, [number, number]>} columns and rows to go */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-8, 0],
  End: [8, 0],
  PageUp: [0, -8],
  PageDown: [0, 8],
};

export class Board {
  /** @type {string | null} */
  #picked = null;
  #locked = false;
  /** @type {string | null} the empty square that is being touched; a scroll may still come of it */
  #bare = null;
  #fen;
  #black;
  /** @type {HTMLButtonElement[]} in the order in which they lie, from the top left */
  #squares;
  /** @type {SVGElement} */
  #shapes;
  /** @type {HTMLElement} */
  #whisper;
  /** @type {Ground} */
  #ground;
  /** @type {(from: string, to: string) => void} */
  #onMove;

  /**
   * @param {HTMLElement} root
   * @param {(from: string, to: string) => void} onMove called with a move that is tried; `from`
   *   and `to` are the same where an empty square is picked up
   */
  constructor(root, onMove) {
    const grid = /** @type {HTMLElement} */ (root.querySelector(".squares"));
    this.#onMove = onMove;
    this.#fen = root.dataset.shown ?? "";
    this.#black = root.dataset.orientation === "black";
    this.#squares = [...grid.querySelectorAll("button")];
    this.#shapes = /** @type {SVGElement} */ (grid.querySelector(".shapes"));
    this.#whisper = document.createElement("p");
    this.#whisper.className = "sr";
    this.#whisper.setAttribute("aria-live", "polite");
    root.append(this.#whisper);
    this.#becomeGrid(grid);
    this.#ground = this.#mountGround(grid);
    root.classList.add("live-board");
    this.#paint(null);
  }

  /** @param {HTMLElement} grid */
  #becomeGrid(grid) {
    grid.setAttribute("role", "grid");
    for (const rank of grid.querySelectorAll(".rank")) rank.setAttribute("role", "row");
    this.#squares.forEach((square, index) => {
      square.setAttribute("role", "gridcell");
      square.type = "button";
      square.disabled = false;
      square.tabIndex = index === 56 ? 0 : -1;
      square.addEventListener("click", () => this.#press(square.value));
      square.addEventListener("focus", () => this.#rove(square));
    });
    grid.addEventListener("keydown", (event) => this.#steer(event));
  }

  /** @param {HTMLElement} grid */
  #mountGround(grid) {
    const element = document.createElement("div");
    element.className = "ground";
    element.setAttribute("aria-hidden", "true");
    grid.append(element);
    element.addEventListener("click", () => {
      const square = this.#bare;
      this.#bare = null;
      if (square !== null) this.#try(square, square);
    });
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return Chessground(element, {
      fen: this.#fen,
      orientation: this.#black ? "black" : "white",
      coordinates: false,
      autoCastle: false,
      disableContextMenu: false,
      highlight: { lastMove: false, check: false },
      animation: { enabled: !still, duration: 180 },
      movable: {
        free: true,
        color: "both",
        showDests: false,
        rookCastle: false,
        events: { after: (from, to) => this.#try(from, to) },
      },
      premovable: { enabled: false },
      draggable: { showGhost: true },
      drawable: { enabled: false, visible: false },
      events: { select: (key) => this.#touched(key) },
    });
  }

  /**
   * A square was touched by mouse or finger; pieces are chessground's, an empty square is ours.
   * @param {string} square
   */
  #touched(square) {
    this.#drop();
    const index = this.#squares.findIndex((button) => button.value === square);
    const button = this.#squares[index];
    if (button) this.#rove(button);
    const empty = !this.#ground.state.pieces.has(/** @type {Key} */ (square));
    if (empty && this.#ground.state.selected === undefined && !this.#locked)
      this.#try(square, square);
  }

  /** @param {string} square */
  #press(square) {
    if (this.#locked) return;
    this.#ground.selectSquare(null);
    const from = this.#picked;
    if (from === null) {
      if (this.#pieceOn(square) === "") this.#try(square, square);
      else this.#pick(square);
    } else {
      this.#drop();
      if (from !== square) this.#try(from, square);
    }
  }

  /** @param {string} square */
  #pick(square) {
    this.#picked = square;
    this.#paint(null);
    this.#whisper.textContent = say("try-picked", {
      square: squareLabel(square, this.#pieceOn(square)),
    });
  }

  #drop() {
    if (this.#picked === null) return;
    this.#picked = null;
    this.#whisper.textContent = "";
    this.#paint(null);
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  #try(from, to) {
    this.#whisper.textContent = "";
    this.#locked = true;
    this.#ground.set({ viewOnly: true });
    this.#onMove(from, to);
  }

  /** @param {KeyboardEvent} event */
  #steer(event) {
    const index = this.#squares.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    if (index < 0) return;
    if (event.key === "Escape") this.#drop();
    const way = ARROWS[event.key];
    if (way === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const column = Math.min(7, Math.max(0, (index % 8) + way[0]));
    const row = Math.min(7, Math.max(0, Math.floor(index / 8) + way[1]));
    this.#squares[row * 8 + column]?.focus();
    event.preventDefault();
  }

  /** @param {HTMLButtonElement} square the one that Tab comes to */
  #rove(square) {
    for (const other of this.#squares) other.tabIndex = other === square ? 0 : -1;
  }

  /** @param {string} square */
  #pieceOn(square) {
    const piece = this.#ground.state.pieces.get(/** @type {Key} */ (square));
    return piece ? `${piece.color} ${piece.role}` : "";
  }

  /**
   * Brings squares, names and colours up to date.
   * @param {[string, string] | null} step the squares of a move to show
   */
  #paint(step) {
    for (const button of this.#squares) {
      const square = button.value;
      const label = squareLabel(square, this.#pieceOn(square));
      const picked = square === this.#picked;
      button.classList.toggle("picked", picked);
      if (step !== null || picked) button.classList.toggle("step", step?.includes(square) ?? false);
      button.setAttribute("aria-label", picked ? say("board-picked", { square: label }) : label);
    }
  }

  /**
   * Shows a position, with the move that led to it or was tried on it, and marks.
   * @param {string} fen
   * @param {[string, string] | null} step
   * @param {Mark[]} marks
   * @param {boolean} open whether a move may be tried on it
   */
  show(fen, step, marks, open) {
    this.#fen = fen;
    this.#locked = !open;
    this.#picked = null;
    this.#ground.set({ fen, viewOnly: !open, lastMove: undefined });
    this.#ground.selectSquare(null);
    for (const button of this.#squares) {
      button.classList.remove("step");
      button.replaceChildren(...pieceElement(this.#pieceOn(button.value)));
    }
    this.#paint(step);
    draw(this.#shapes, this.#black, marks);
  }

  /** Puts the keyboard where it was on the board. */
  focus() {
    this.#squares.find((square) => square.tabIndex === 0)?.focus({ preventScroll: true });
  }
}

/** @param {string} piece */
function pieceElement(piece) {
  if (piece === "") return [];
  const element = document.createElement("piece");
  element.className = piece;
  return [element];
}
