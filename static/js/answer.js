// What all puzzle pages do with an answer: send it, tell what was found, mark it, lead on.

import { ask, Unanswered } from "./ask.js";
import { deliver, isBusy } from "./deliver.js";
import { draw, proof } from "./marks.js";
import { tell } from "./verdict.js";
import { resend } from "./waiting.js";
import { say } from "./words.js";

/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("./verdict.js").Said} Said */

/** The puzzle of this page. */
export const root = /** @type {HTMLElement} */ (document.querySelector("[data-puzzle]"));

const live = /** @type {Element} */ (root.querySelector(".live"));

/**
 * Sends an answer: one of an assignment until it is kept, one that a teacher tries out as nobody's.
 * @param {Record<string, unknown>} answer
 * @returns {Promise<any>}
 */
export function send(answer) {
  const { puzzle, hints, assignment, task, pupil = "", preview } = root.dataset;
  const helped = hints === undefined ? {} : { hints: Number(hints) };
  const path = `/puzzles/${puzzle}/answers`;
  if (assignment === undefined)
    return ask(path, { answer, ...helped }, preview === undefined ? "same-origin" : "omit");
  return deliver(path, { answer, ...helped, assignment, task: Number(task), pupil }, live);
}

/** Sends what waited for the line before this page was opened; tells it where it is for this exercise. */
async function sendBefore() {
  const { pupil, assignment, task } = root.dataset;
  if (pupil === undefined || isBusy()) return;
  const { kept, refused } = await resend(pupil);
  const here = kept.filter(
    ({ body }) => body.assignment === assignment && body.task === Number(task),
  );
  const last = here.at(-1)?.answer;
  if (last !== undefined && (last.done || !last.correct)) found(last);
  else if (refused.length > 0) note(`${say("my-waited")} ${[...new Set(refused)].join(" ")}`);
  else if (kept.length > 0) note(say("deliver-kept"));
}

sendBefore();
addEventListener("online", sendBefore);

/**
 * Sends an answer and hands on what was found; tells it where the server does not say.
 * @param {Record<string, unknown>} answer
 * @param {(found: any) => void} heard
 */
export async function attempt(answer, heard) {
  try {
    heard(await send(answer));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    note(error.detail || say("script-network"));
  }
}

/** @param {string} sentence that is neither right nor wrong */
export function note(sentence) {
  tell(live, { tone: "note", sentence });
}

/**
 * Tells what was found, and leads on where the puzzle is solved.
 * @param {any} answer
 * @param {Partial<Said>} [more]
 */
export function found(answer, more = {}) {
  const { conditions = [], also = [], message, reason, correct, next } = answer;
  tell(live, {
    tone: correct ? "yes" : "no",
    sentence: message,
    reply: next?.message,
    conditions,
    also: also.map((/** @type {any} */ other) => other.message),
    bar: reason?.bar,
    rule: reason?.rule ?? root.dataset.rule,
    ...more,
  });
  if (answer.done) solved(answer.after);
  if (root.dataset.assignment !== undefined) left(answer);
}

/**
 * Says how many more answers the exercise takes, and leads on where it takes none.
 * @param {{attempts_left: number | null, done: boolean}} answer
 */
function left({ attempts_left: count, done }) {
  if (count === null) return;
  const line = root.querySelector(".duty .left");
  const spent = done ? "" : say("my-none-left");
  const more = count === 1 ? say("my-left-1") : say("my-left", { count: String(count) });
  if (line) line.textContent = count === 0 ? spent : more;
  if (count > 0) return;
  for (const control of root.querySelectorAll(":is(.stage, .desk) :is(input, button)")) {
    if (control instanceof HTMLInputElement || control instanceof HTMLButtonElement)
      control.disabled = true;
  }
  if (!done) solved(null);
}

/** Takes back what was told. */
export function hush() {
  live.replaceChildren();
}

/**
 * What the marks mean, those that there are.
 * @param {Mark[]} marks
 * @param {Record<string, string>} names the message of each style
 */
export function legend(marks, names) {
  const there = Object.entries(names).filter(([style]) =>
    marks.some((mark) => mark.class === style),
  );
  return there.map(([style, key]) => ({ class: style, text: say(key) }));
}

/**
 * Marks the board; what the question drew stays.
 * @param {Mark[]} marks
 */
export function mark(marks) {
  const svg = root.querySelector(".board .shapes");
  if (!(svg instanceof SVGElement)) return;
  const asked = [...svg.querySelectorAll(".asked")];
  const black = root.querySelector("[data-orientation=black]") !== null;
  draw(svg, black, marks);
  svg.append(...asked);
}

/**
 * The marks that prove what was found.
 * @param {any} answer
 */
export function finding({ feedback }) {
  return proof(feedback.squares, feedback.pieces);
}

/**
 * Keeps the links to further hints at what has been done.
 * @param {Record<string, string>} state
 */
export function remember(state) {
  const link = root.querySelector("a.ask");
  if (!(link instanceof HTMLAnchorElement)) return;
  const url = new URL(link.href);
  for (const [name, value] of Object.entries(state)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  link.href = url.href;
}

/**
 * Offers or hides a way back.
 * @param {string} css
 * @param {boolean} offered
 */
export function offer(css, offered) {
  const link = root.querySelector(css);
  if (link instanceof HTMLElement) link.hidden = !offered;
}

/**
 * What a link of the page does instead of leading away.
 * @param {string} css
 * @param {() => void} done
 */
export function instead(css, done) {
  root.querySelector(css)?.addEventListener("click", (event) => {
    event.preventDefault();
    done();
  });
}

/**
 * The puzzle is solved: says what there is to add, and offers the next step.
 * @param {string | null} after
 */
function solved(after) {
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
