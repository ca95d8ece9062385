// The words that the page brings along: scripts have none of their own.

/** @type {Map<string, string>} */
const said = new Map();
/** @type {Map<string, string>} */
const squares = new Map();
/** @type {Map<string, {slug: string, said: string}>} */
const lessons = new Map();

const template = document.querySelector("template#words");
if (template instanceof HTMLTemplateElement) {
  for (const item of template.content.querySelectorAll("i")) {
    const text = item.textContent ?? "";
    if (item.dataset.key !== undefined) said.set(item.dataset.key, text);
    if (item.dataset.piece !== undefined) squares.set(item.dataset.piece, text);
    const { lesson: slug, rules } = item.dataset;
    if (slug !== undefined) {
      for (const rule of rules?.split(" ") ?? []) lessons.set(rule, { slug, said: text });
    }
  }
}

/**
 * The words of a message, with its slots filled.
 * @param {string} key
 * @param {Record<string, string>} [slots]
 */
export function say(key, slots = {}) {
  let text = said.get(key) ?? "";
  for (const [name, value] of Object.entries(slots)) text = text.replace(`%${name}%`, value);
  return text;
}

/**
 * What a screen reader calls a square: "e4, white pawn".
 * @param {string} square
 * @param {string} piece its style, as `white pawn`; empty for an empty square
 */
export function squareLabel(square, piece) {
  return (squares.get(piece) ?? "").replace("a1", square);
}

/**
 * The lesson that teaches a rule, and what a link to it says; none where the page leads to none.
 * @param {string} rule
 */
export function lessonOf(rule) {
  return lessons.get(rule);
}

/** The language of the page, as the API names it. */
export const lang = document.documentElement.lang.slice(0, 2);

/**
 * A page of this language; the language that stands beside it stays there.
 * @param {string} place
 */
export function page(place) {
  const beside = document.body.dataset.with;
  return `/${lang}${place}${beside ? `?with=${beside}` : ""}`;
}
