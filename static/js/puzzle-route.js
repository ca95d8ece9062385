// A walk: squares are pressed one after the other, or the piece is dragged along; the way is drawn.

import { attempt, found, hush, instead, offer, remember, root } from "./answer.js";
import { Board } from "./board.js";
import { proof } from "./marks.js";
import { indexOf, read, write } from "./placement.js";
import { say } from "./words.js";

/** @typedef {import("./marks.js").Mark} Mark */

class Walk {
  #base = read(root.dataset.base ?? "");
  #from = root.dataset.from ?? "";
  #targets = (root.dataset.targets ?? "").split(" ");
  /** @type {string[]} */
  #steps = (root.dataset.moves ?? "").split(" ").filter(Boolean);
  #board;

  constructor() {
    const element = /** @type {HTMLElement} */ (root.querySelector("[data-board]"));
    const side = root.dataset.side === "black" ? "black" : "white";
    this.#board = new Board(element, (from, to) => this.#try(from, to), side);
    root.querySelector("form.play")?.addEventListener("submit", (event) => event.preventDefault());
    instead(".undo", () => this.#back(this.#steps.slice(0, -1)));
    instead(".again", () => this.#back([]));
    this.#show([], root.querySelector(".solved[hidden]") !== null);
  }

  get #at() {
    return this.#steps.at(-1)?.slice(2) ?? this.#from;
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  #try(from, to) {
    const step = (from === to ? this.#at : from) + to;
    if (step === this.#at + this.#at) return this.#show([], true);
    const before = this.#steps;
    const moves = [...before, step];
    this.#show([], true);
    attempt({ moves }, (answer) => this.#answered(moves, answer));
  }

  /**
   * @param {string[]} moves
   * @param {any} answer
   */
  #answered(moves, answer) {
    const { feedback, done } = answer;
    const fault = !["right-route", "route-longer", "route-missed"].includes(feedback.code);
    if (!fault) this.#steps = moves;
    this.#show(fault ? proof(feedback.squares, feedback.pieces) : [], !done);
    found(answer, feedback.code === "route-missed" ? { tone: "note" } : {});
  }

  /** @param {string[]} steps */
  #back(steps) {
    this.#steps = steps;
    this.#show([], true);
    hush();
    this.#board.focus();
  }

  /**
   * @param {Mark[]} marks
   * @param {boolean} open
   */
  #show(marks, open) {
    const pieces = this.#base.slice();
    const walker = pieces[indexOf(this.#from)] ?? "";
    pieces[indexOf(this.#from)] = "";
    for (const step of this.#steps) pieces[indexOf(step.slice(2))] = "";
    pieces[indexOf(this.#at)] = walker;
    this.#board.show(write(pieces), null, [...this.#way(), ...marks], open);
    const count = this.#steps.length;
    for (const link of [".undo", ".again"]) offer(link, count > 0 && open);
    remember({ moves: this.#steps.join(" ") });
    const counted = root.querySelector(".steps-so-far");
    const key = ["none", "one"][count] ?? "more";
    if (counted) counted.textContent = say(`route-steps-${key}`, { count: String(count) });
  }

  /** @returns {Mark[]} */
  #way() {
    const reached = new Set(this.#steps.map((step) => step.slice(2)));
    const targets = this.#targets.map((at) => ({ class: reached.has(at) ? "good" : "ring", at }));
    const arrows = this.#steps.map((step) => ({
      class: "arrow",
      at: step.slice(0, 2),
      to: step.slice(2),
    }));
    return [...targets, ...arrows];
  }
}

new Walk();
