// Answers to exercises that wait for the line, kept in this browser so that they outlive their page.
// Each says which pupil gave it: the server takes it for nobody else, and nobody else's page sends it. So
// it stays when its pupil signs out, until they are here again.

import { ask, Unanswered } from "./ask.js";

/** @typedef {Record<string, unknown> & {pupil: string, request: string}} Body */
/** @typedef {{path: string, body: Body, at: number}} Waiting */

const PLACE = "yize-waiting";

/** So many wait at most; the oldest go first. */
const MOST = 30;

/** So long they wait, in milliseconds: a week. */
const AGE = 7 * 24 * 60 * 60 * 1000;

/**
 * What waits; nothing where the browser keeps nothing.
 * @returns {Waiting[]}
 */
function all() {
  try {
    const list = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    const now = Date.now();
    const good = (/** @type {any} */ one) =>
      typeof one?.body?.request === "string" &&
      typeof one.path === "string" &&
      one.at <= now &&
      one.at > now - AGE;
    return Array.isArray(list) ? list.filter(good) : [];
  } catch {
    return [];
  }
}

/** @param {Waiting[]} list */
function store(list) {
  try {
    if (list.length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(list.slice(-MOST)));
  } catch {
    // Then an answer waits in its page alone.
  }
}

/**
 * @param {string} path below `/api/v1`
 * @param {Body} body
 */
export function keep(path, body) {
  store([...all(), { path, body, at: Date.now() }]);
}

/** @param {string} request the name of an answer that waits no longer */
export function drop(request) {
  store(all().filter((one) => one.body.request !== request));
}

/**
 * Whether an answer that was not kept may be another time: the line, or who is signed in, may change.
 * @param {unknown} error
 */
export function mayBeLater(error) {
  return error instanceof Unanswered && (error.lost || error.code === "signed-out");
}

/**
 * Sends what waits of a pupil, one after another, until the line fails.
 * @param {string} pupil
 * @returns {Promise<{kept: {body: Body, answer: any}[], refused: string[]}>} with why, in words
 */
export async function resend(pupil) {
  const [kept, refused] = [
    /** @type {{body: Body, answer: any}[]} */ ([]),
    /** @type {string[]} */ ([]),
  ];
  for (const { path, body } of all().filter((one) => one.body.pupil === pupil)) {
    try {
      kept.push({ body, answer: await ask(path, body) });
    } catch (error) {
      if (mayBeLater(error)) break;
      if (!(error instanceof Unanswered)) throw error;
      refused.push(error.detail);
    }
    drop(body.request);
  }
  return { kept, refused };
}

/** @param {string} pupil */
export function waits(pupil) {
  return all().some((one) => one.body.pupil === pupil);
}
