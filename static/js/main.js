// Brings the figures of a page to life. Without this the same page works by links and forms.

import { Figure } from "./figure.js";

for (const figure of document.querySelectorAll("figure[data-try]")) {
  if (figure instanceof HTMLElement) new Figure(figure);
}
