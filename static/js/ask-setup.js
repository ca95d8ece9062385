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
instead(".clear", () => setting.replace(Array(64).fill("")));
instead(".initial", () => setting.replace(read(INITIAL)));

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
