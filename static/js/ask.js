// Asks the JSON API.

import { lang } from "./words.js";

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

/** The server could not be reached, or did not answer as it should. */
export class Unanswered extends Error {
  /**
   * @param {string} detail what the server says of it, in words; may be empty
   * @param {boolean} [lost] whether it may be otherwise the next time
   * @param {string} [code] the problem's name
   */
  constructor(detail, lost = false, code = "") {
    super(detail);
    this.detail = detail;
    this.lost = lost;
    this.code = code;
  }
}

/**
 * @param {string} path below `/api/v1`
 * @param {unknown} body
 * @param {RequestCredentials} [credentials] `omit` to be nobody that is known
 * @returns {Promise<any>}
 */
export async function ask(path, body, credentials = "same-origin") {
  const response = await fetch(`/api/v1${path}?lang=${lang}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    credentials,
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new Unanswered("", true);
  });
  const answer = await response.json().catch(() => {
    throw new Unanswered("", true);
  });
  if (!response.ok) {
    const lost = response.status >= 500 || response.status === 429;
    throw new Unanswered(typeof answer.detail === "string" ? answer.detail : "", lost, answer.code);
  }
  return answer;
}
