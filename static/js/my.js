// A pupil's page of what is to do: sends answers that waited for the line, and shows what came of it.

import { resend, waits } from "./waiting.js";

const place = document.querySelector("[data-pupil]");
const pupil = place instanceof HTMLElement ? place.dataset.pupil : undefined;

/** @param {string} whose */
async function send(whose) {
  const { kept, refused } = await resend(whose);
  const told = document.querySelector("[data-waited]");
  if (refused.length > 0 && told instanceof HTMLElement) {
    told.append(" ", [...new Set(refused)].join(" "));
    told.hidden = false;
  } else if (kept.length > 0 && !waits(whose)) {
    // The page shows them only now.
    location.reload();
  }
}

if (pupil !== undefined) {
  send(pupil);
  addEventListener("online", () => send(pupil));
}
