// Sends an answer of an assignment until the server has kept it. What the server has once kept under
// a name it keeps no second time, so sending again costs nothing. Until then it waits in the browser,
// too: where its page is gone, the next one sends it.

import { ask, Unanswered } from "./ask.js";
import { tell } from "./verdict.js";
import { drop, keep, mayBeLater } from "./waiting.js";
import { say } from "./words.js";

/** How long to wait before sending again, in milliseconds; the last one repeats. */
const PAUSES = [2_000, 4_000, 8_000, 15_000, 30_000];

/** Whether an answer is on its way. */
let busy = false;

/** Sends the one that waits for the line again at once. */
let nudge = () => {};

/** When this page was opened, or the last answer kept. */
let since = Date.now();

addEventListener("beforeunload", (event) => {
  if (busy) event.preventDefault();
});

/** Whether an answer of this page is on its way, which sees to itself. */
export function isBusy() {
  return busy;
}

/** A name that no other answer has. */
function fresh() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {string} path below `/api/v1`
 * @param {Record<string, unknown> & {pupil: string}} body
 * @param {Element} live where it is said that the line is down
 * @returns {Promise<any>}
 */
export async function deliver(path, body, live) {
  if (busy) {
    nudge();
    throw new Unanswered(say("deliver-before"));
  }
  const sent = { ...body, request: fresh(), elapsed: Date.now() - since };
  busy = true;
  keep(path, sent);
  try {
    const answer = await untilKept(path, sent, live);
    since = Date.now();
    drop(sent.request);
    return answer;
  } catch (error) {
    if (!mayBeLater(error)) drop(sent.request);
    throw error;
  } finally {
    busy = false;
  }
}

/**
 * @param {string} path
 * @param {unknown} body
 * @param {Element} live
 */
async function untilKept(path, body, live) {
  for (let lost = 0; ; lost += 1) {
    try {
      return await ask(path, body);
    } catch (error) {
      if (!(error instanceof Unanswered) || !error.lost) throw error;
    }
    await pause(PAUSES[Math.min(lost, PAUSES.length - 1)] ?? 0, live);
    tell(live, { tone: "note", sentence: say("deliver-again") });
  }
}

/**
 * Waits for the time, the line or the learner, whichever comes first.
 * @param {number} time
 * @param {Element} live
 * @returns {Promise<void>}
 */
function pause(time, live) {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, time);
    nudge = go;
    addEventListener("online", go);
    tell(live, {
      tone: "note",
      sentence: say("deliver-lost"),
      act: { text: say("deliver-now"), done: go },
    });
  });
}
