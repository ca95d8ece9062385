// A position that is set up to be asked about. The form sends it; only the pressing is done here.

import { draw } from "./marks.js";
import { read, write } from "./placement.js";
import { Setting } from "./setting.js";

const INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

const form = /** @type {HTMLFormElement} */ (document.querySelector("form.editor"));
const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("board"));
const undo = /** @type {HTMLElement} */ (form.querySelector(".undo"));
const shapes = /** @type {SVGElement} */ (form.querySelector(".shapes"));

const setting = new Setting(form, () => {
  field.value = write(setting.pieces);
  undo.hidden = setting.depth === 0;
  draw(shapes, false, []);
  form.querySelector(".live")?.replaceChildren();
});

instead(".undo", () => setting.undo());
instead(".clear", () => begin(Array(64).fill(""), false));
instead(".initial", () => begin(read(INITIAL), true));

/**
 * Begins with another board, on which all may still castle, or nobody.
 * @param {string[]} pieces
 * @param {boolean} castling
 */
function begin(pieces, castling) {
  setting.replace(pieces);
  /** @type {NodeListOf<HTMLInputElement>} */
  const boxes = form.querySelectorAll("[name=castle]");
  for (const box of boxes) box.checked = castling;
  /** @type {HTMLSelectElement} */ (form.elements.namedItem("ep")).value = "-";
}

/**
 * What a link of the form does instead of leading away.
 * @param {string} css
 * @param {() => void} done
 */
function instead(css, done) {
  form.querySelector(css)?.addEventListener("click", (event) => {
    event.preventDefault();
    done();
  });
}
