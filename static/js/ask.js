// Asks the JSON API.

import { lang } from "./words.js";

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

/** The server could not be reached, or did not answer as it should. */
export class Unanswered extends Error {
  /** @param {string} detail what the server says of it, in words; may be empty */
  constructor(detail) {
    super(detail);
    this.detail = detail;
  }
}

/**
 * @param {string} path below `/api/v1`
 * @param {unknown} body
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  const response = await fetch(`/api/v1${path}?lang=${lang}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new Unanswered("");
  });
  const answer = await response.json().catch(() => {
    throw new Unanswered("");
  });
  if (!response.ok) throw new Unanswered(typeof answer.detail === "string" ? answer.detail : "");
  return answer;
}
