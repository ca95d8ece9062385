// The board to ask on: any move may be tried, and what may be played can be played on. The address
// always holds the move in question.

import { Figure } from "./figure.js";

class Asking extends Figure {
  #on = /** @type {HTMLElement} */ (document.querySelector(".play-on"));
  #link = /** @type {HTMLAnchorElement} */ (this.#on.querySelector("a"));
  #here = new URL(this.root.dataset.here ?? "", location.href);

  /**
   * @param {string} move
   * @param {any} answer
   */
  answered(move, answer) {
    super.answered(move, answer);
    this.#remember(move);
    this.#on.hidden = !answer.legal;
    if (answer.legal) this.#link.href = this.#after(answer.uci);
  }

  reset() {
    super.reset();
    this.#remember("");
    this.#on.hidden = true;
  }

  /**
   * The address of the game with one more move.
   * @param {string} uci
   */
  #after(uci) {
    const url = new URL(this.#here);
    url.searchParams.set("moves", `${this.root.dataset.history ?? ""} ${uci}`.trim());
    url.searchParams.delete("ply");
    return url.href;
  }

  /** @param {string} move */
  #remember(move) {
    const url = new URL(this.#here);
    if (move !== "") url.searchParams.set("move", move);
    history.replaceState(null, "", url);
  }
}

new Asking(/** @type {HTMLElement} */ (document.querySelector("[data-ask]")));
