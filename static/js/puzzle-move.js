// A puzzle whose answer is a move on the board, or several, each answered by the other side.

import { found, offer, remember, root, send } from "./answer.js";
import { Figure, step } from "./figure.js";
import { proof } from "./marks.js";

/** How long the own move is seen before the reply comes, in milliseconds. */
const PAUSE = 500;

class MovePuzzle extends Figure {
  /** The right moves so far. */
  #moves = (root.dataset.moves ?? "").split(" ").filter(Boolean);
  #long = root.dataset.long !== undefined;

  /** @param {string} move */
  question(move) {
    return send(this.#long ? { moves: [...this.#moves, move] } : { move });
  }

  /**
   * @param {string} move
   * @param {any} answer
   */
  answered(move, answer) {
    const { feedback, played, next, correct } = answer;
    const marks = correct ? [] : proof(feedback.squares, feedback.pieces);
    if (played) this.board.show(played.fen_after, step(played.uci), marks, false);
    else this.board.show(this.base, step(move), marks, true);
    found(answer, { reset: played && !correct ? () => this.reset() : undefined });
    if (next) this.#reply(played.uci, next);
  }

  /**
   * @param {string} move
   * @param {{reply: string, fen: string}} next
   */
  #reply(move, next) {
    this.#moves.push(move);
    remember({ moves: this.#moves.join(" ") });
    offer(".again", true);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    setTimeout(() => this.goOn(next.fen, step(next.reply)), still ? 0 : PAUSE);
  }
}

new MovePuzzle(root);
