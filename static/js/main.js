// Brings the figures of a page to life. Without this the same page works by links and forms.

import { Figure } from "./figure.js";
import { Line } from "./line.js";

for (const figure of document.querySelectorAll("figure[data-try]")) {
  if (figure instanceof HTMLElement) new Figure(figure);
}
for (const figure of document.querySelectorAll("figure[data-line]")) {
  if (figure instanceof HTMLElement) new Line(figure);
}
