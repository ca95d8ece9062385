// A puzzle page: an answer is sent without leaving it, and what was found is told and marked.

import { ask, Unanswered } from "./ask.js";
import { Figure, step } from "./figure.js";
import { draw, proof } from "./marks.js";
import { tell } from "./verdict.js";
import { say } from "./words.js";

/** @typedef {import("./marks.js").Mark} Mark */

/** A puzzle whose answer is a move on the board. */
class MovePuzzle extends Figure {
  /** @param {string} move */
  question(move) {
    return send(this.root, { move });
  }

  /**
   * @param {string} move
   * @param {any} answer
   */
  answered(move, answer) {
    const { feedback, played } = answer;
    const marks = answer.correct ? [] : proof(feedback.squares, feedback.pieces);
    if (played) this.board.show(played.fen_after, step(played.uci), marks, false);
    else this.board.show(this.base, step(move), marks, true);
    tell(this.live, {
      ...found(answer, marks),
      reset: played && !answer.correct ? () => this.reset() : undefined,
    });
    if (answer.correct) solved(this.root, answer.after);
  }
}

/**
 * A puzzle that is answered with a form: ticked squares, or one option.
 * @param {HTMLElement} root
 */
function formPuzzle(root) {
  const squares = root.dataset.kind === "squares";
  const form = /** @type {HTMLFormElement} */ (
    root.querySelector(squares ? "form.play" : "form.options")
  );
  const live = /** @type {Element} */ (root.querySelector(".live"));
  if (squares) steer(form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const answer = squares ? { squares: data.getAll("squares") } : { choice: data.get("choice") };
    try {
      const verdict = await send(root, answer);
      const marks = squares ? tally(data.getAll("squares").map(String), verdict) : finding(verdict);
      tell(live, found(verdict, marks));
      mark(root, marks);
      if (verdict.correct) solved(root, verdict.after);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      tell(live, { tone: "note", sentence: error.detail || say("script-network") });
    }
  });
}

/**
 * @param {HTMLElement} root
 * @param {Record<string, unknown>} answer
 */
function send(root, answer) {
  return ask(`/puzzles/${root.dataset.puzzle}/answers`, { answer });
}

/**
 * @param {any} answer
 * @param {Mark[]} marks
 * @returns {import("./verdict.js").Said}
 */
function found(answer, marks) {
  const legend = ["good", "missed", "extra"]
    .filter((name) => marks.some((mark) => mark.class === name))
    .map((name) => ({ class: name, text: say(`legend-${name}`) }));
  const { conditions = [], also = [], message, reason, correct } = answer;
  return {
    tone: correct ? "yes" : "no",
    sentence: message,
    conditions,
    also: also.map((/** @type {any} */ other) => other.message),
    legend,
    rule: reason?.rule,
  };
}

/**
 * @param {string[]} ticked
 * @param {any} answer
 * @returns {Mark[]}
 */
function tally(ticked, { missed, extra }) {
  return [
    ...ticked.filter((at) => !extra.includes(at)).map((at) => ({ class: "good", at })),
    ...missed.map((/** @type {string} */ at) => ({ class: "missed", at })),
    ...extra.map((/** @type {string} */ at) => ({ class: "extra", at })),
  ];
}

/**
 * @param {any} answer
 * @returns {Mark[]}
 */
function finding({ feedback }) {
  return proof(feedback.squares, feedback.pieces);
}

/**
 * Marks the board; an arrow that the page already shows stays.
 * @param {HTMLElement} root
 * @param {Mark[]} marks
 */
function mark(root, marks) {
  const svg = /** @type {SVGElement} */ (root.querySelector(".board .shapes"));
  const asked = svg.querySelector(".asked") ?? svg.querySelector(".arrow");
  const black = root.querySelector("[data-board]")?.getAttribute("data-orientation") === "black";
  draw(svg, black, marks);
  if (asked) {
    asked.classList.add("asked");
    svg.append(asked);
  }
}

/**
 * The puzzle is solved: says what there is to add, and offers the next step.
 * @param {HTMLElement} root
 * @param {string | null} after
 */
function solved(root, after) {
  const box = /** @type {HTMLElement} */ (root.querySelector(".solved"));
  if (after && !box.querySelector(".after")) {
    const sentence = document.createElement("p");
    sentence.className = "after";
    sentence.textContent = after;
    box.prepend(sentence);
  }
  box.hidden = false;
  /** @type {HTMLElement | null} */ (box.querySelector(".go"))?.focus();
  root.querySelector(".pager [aria-current]")?.classList.add("solved");
}

/**
 * Arrow keys between the boxes of a board; Space ticks.
 * @param {HTMLFormElement} form
 */
function steer(form) {
  const boxes = [...form.querySelectorAll("input[name=squares]")].filter(
    (box) => box instanceof HTMLInputElement,
  );
  boxes.forEach((box, index) => {
    box.tabIndex = index === 56 ? 0 : -1;
    box.addEventListener("focus", () => {
      for (const other of boxes) other.tabIndex = other === box ? 0 : -1;
    });
    box.addEventListener("keydown", (event) => {
      const ways = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 };
      const way = ways[/** @type {keyof typeof ways} */ (event.key)];
      if (way === undefined) return;
      const wraps = Math.abs(way) === 1 && Math.floor(index / 8) !== Math.floor((index + way) / 8);
      if (!wraps) boxes[index + way]?.focus();
      event.preventDefault();
    });
  });
}

for (const puzzle of document.querySelectorAll("[data-puzzle]")) {
  if (!(puzzle instanceof HTMLElement)) continue;
  if (puzzle.dataset.kind === "move") new MovePuzzle(puzzle);
  else formPuzzle(puzzle);
}
