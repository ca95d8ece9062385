// A board: the server's squares for keyboard and screen reader, and chessground over them for
// mouse and finger. It says which move is tried; whether it is allowed it does not know.

import { Chessground } from "@lichess-org/chessground";
import { draw } from "./marks.js";
import { pieceElement } from "./placement.js";
import { rove, stand } from "./rove.js";
import { say, squareLabel } from "./words.js";

/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("@lichess-org/chessground/api").Api} Ground */
/** @typedef {import("@lichess-org/chessground/types").Key} Key */

export class Board {
  /** @type {string | null} */
  #picked = null;
  #locked = false;
  /** @type {string | undefined} where nothing can be picked up and a pointer is down; it may yet scroll */
  #bare;
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
  /** @type {"white" | "black" | "both"} whose pieces may be picked up */
  #side;

  /**
   * @param {HTMLElement} root
   * @param {(from: string, to: string) => void} onMove called with a move that is tried; `from`
   *   and `to` are the same where a square is pressed on which nothing can be picked up
   * @param {"white" | "black" | "both"} [side] whose pieces may be picked up
   */
  constructor(root, onMove, side = "both") {
    const grid = /** @type {HTMLElement} */ (root.querySelector(".squares"));
    this.#onMove = onMove;
    this.#side = side;
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
    for (const square of this.#squares) {
      square.setAttribute("role", "gridcell");
      square.type = "button";
      square.disabled = false;
      square.addEventListener("click", () => this.#press(square.value));
    }
    rove(this.#squares);
    grid.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#drop();
    });
  }

  /** @param {HTMLElement} grid */
  #mountGround(grid) {
    const element = document.createElement("div");
    element.className = "ground";
    element.setAttribute("aria-hidden", "true");
    grid.append(element);
    element.addEventListener("pointerdown", (event) => this.#pointed(event));
    element.addEventListener("pointerup", (event) => this.#released(event));
    element.addEventListener("pointercancel", () => {
      this.#bare = undefined;
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
        color: this.#side,
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
   * A square was touched by mouse or finger.
   * @param {string} square
   */
  #touched(square) {
    this.#drop();
    const button = this.#squares.find((button) => button.value === square);
    if (button) stand(this.#squares, button);
  }

  /**
   * Pieces are chessground's, and so is every square while one of them is chosen; the rest is ours,
   * since chessground tells of it late, and of a finger only when that is up again.
   * @param {PointerEvent} event
   */
  #pointed(event) {
    const taken = this.#locked || this.#ground.state.selected !== undefined;
    const square =
      event.isPrimary && event.button === 0 && !taken ? this.#squareAt(event) : undefined;
    this.#bare = square !== undefined && !this.#holds(square) ? square : undefined;
  }

  /** @param {PointerEvent} event */
  #released(event) {
    const square = this.#bare;
    this.#bare = undefined;
    if (square === undefined || square !== this.#squareAt(event)) return;
    this.#drop();
    this.#try(square, square);
  }

  /** @param {PointerEvent} event */
  #squareAt(event) {
    return this.#ground.getKeyAtDomPos([event.clientX, event.clientY]);
  }

  /** @param {string} square */
  #press(square) {
    if (this.#locked) return;
    this.#ground.selectSquare(null);
    const from = this.#picked;
    if (from === null) {
      if (this.#holds(square)) this.#pick(square);
      else this.#try(square, square);
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

  /**
   * Whether there is something to pick up.
   * @param {string} square
   */
  #holds(square) {
    const piece = this.#ground.state.pieces.get(/** @type {Key} */ (square));
    return piece !== undefined && (this.#side === "both" || this.#side === piece.color);
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
