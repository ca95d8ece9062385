// A figure on which any move may be tried.

import { ask, Unanswered } from "./ask.js";
import { Board } from "./board.js";
import { proof } from "./marks.js";
import { choosePromotion } from "./promotion.js";
import { tell } from "./verdict.js";
import { say } from "./words.js";

export class Figure {
  /** @type {Board} */
  board;
  /** @type {Element} */
  live;
  #base;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.#base = root.dataset.base ?? "";
    this.live = /** @type {Element} */ (root.querySelector(".live"));
    const board = /** @type {HTMLElement} */ (root.querySelector("[data-board]"));
    this.board = new Board(board, (from, to) => this.try(from + to, true));
    root.querySelector("form.play")?.addEventListener("submit", (event) => event.preventDefault());
    const write = root.querySelector("form.write");
    if (write instanceof HTMLFormElement) this.#listen(write);
    if (board.dataset.shown !== this.#base)
      this.board.show(board.dataset.shown ?? "", null, [], false);
  }

  /** @param {HTMLFormElement} form */
  #listen(form) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = String(new FormData(form).get("move") ?? "").trim();
      if (text !== "") this.try(text);
    });
  }

  /**
   * @param {string} move in any notation
   * @param {boolean} byHand made on the board, where a pawn's promotion is asked for
   */
  async try(move, byHand = false) {
    tell(this.live, { tone: "note", sentence: say("script-busy") });
    try {
      const answer = await this.question(move);
      const missing = byHand && answer.reason?.code === "promotion-missing";
      if (missing) await this.#promote(move);
      else this.answered(move, answer);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      this.board.show(this.#base, null, [], true);
      tell(this.live, { tone: "note", sentence: error.detail || say("script-network") });
    }
  }

  /** @param {string} move */
  async #promote(move) {
    const letter = await choosePromotion();
    if (letter === "") this.reset();
    else await this.try(move + letter);
  }

  /**
   * @param {string} move
   * @returns {Promise<any>}
   */
  question(move) {
    const { fen = "", history = "" } = this.root.dataset;
    return ask("/moves/check", { fen, history: history.split(" ").filter(Boolean), move });
  }

  /**
   * @param {string} move
   * @param {any} answer
   */
  answered(move, answer) {
    if (answer.legal) this.allowed(answer);
    else this.refused(move, answer);
  }

  /** @param {any} answer */
  allowed(answer) {
    this.board.show(answer.fen_after, step(answer.uci), [], false);
    tell(this.live, {
      tone: "yes",
      sentence: answer.message,
      conditions: answer.conditions,
      rule: answer.rules[0],
      reset: () => this.reset(),
    });
  }

  /**
   * @param {string} move
   * @param {any} answer
   */
  refused(move, answer) {
    const { conditions = [] } = answer;
    const [reason, also] = telling(answer);
    this.board.show(this.#base, step(move), proof(reason.squares, reason.pieces), true);
    tell(this.live, {
      tone: "no",
      sentence: reason.message,
      bar: reason.bar,
      conditions,
      also: also.map((/** @type {any} */ other) => other.message),
      rule: reason.rule,
    });
  }

  /** Puts the board back as it was. */
  reset() {
    this.board.show(this.#base, null, [], true);
    this.live.replaceChildren();
    this.board.focus();
  }

  get base() {
    return this.#base;
  }

  /**
   * Shows a position from which it goes on: moves are tried on it from now on.
   * @param {string} fen
   * @param {[string, string] | null} step the move that led to it
   */
  goOn(fen, step) {
    this.#base = fen;
    this.board.show(fen, step, [], true);
  }
}

/**
 * The squares of a move in UCI; none for another notation.
 * @param {string} move
 * @returns {[string, string] | null}
 */
export function step(move) {
  return /^([a-h][1-8]){2}/.test(move) ? [move.slice(0, 2), move.slice(2, 4)] : null;
}

/**
 * The reason to tell first, and the others. A written move that names the only such piece is told
 * why that piece cannot go there, before that none can.
 * @param {any} answer
 * @returns {[any, any[]]}
 */
function telling({ reason, also = [] }) {
  const only = reason.code === "no-such-piece-move" && reason.pieces.length === 1;
  return only && also.length > 0 ? [also[0], also.slice(1)] : [reason, also];
}
