// Brings the page's boards to life. Without this the same page works by links and forms.

import { Figure } from "./figure.js";
import { formPuzzle, MovePuzzle } from "./puzzle.js";

for (const figure of document.querySelectorAll("figure[data-try]")) {
  if (figure instanceof HTMLElement) new Figure(figure);
}
for (const puzzle of document.querySelectorAll("[data-puzzle]")) {
  if (!(puzzle instanceof HTMLElement)) continue;
  if (puzzle.dataset.kind === "move") new MovePuzzle(puzzle);
  else formPuzzle(puzzle);
}
