// Renders what was found about a move or an answer, in the same form as the server does.

import { lessonOf, page, say } from "./words.js";

/** @typedef {"now" | "for-good" | null} Bar */
/** @typedef {{met: boolean, bar?: Bar, message: string}} Condition */
/** @typedef {{
 *   tone: "yes" | "no" | "note",
 *   sentence: string,
 *   bar?: Bar,
 *   reply?: string,
 *   conditions?: Condition[],
 *   also?: string[],
 *   legend?: {class: string, text: string}[],
 *   rule?: string,
 *   reset?: () => void,
 *   act?: {text: string, done: () => void},
 * }} Said */

/**
 * @param {Element} region a live region
 * @param {Said} said
 */
export function tell(region, said) {
  const box = element("div", `said ${said.tone}`, element("p", "sentence", said.sentence));
  const { conditions = [], also = [], legend = [] } = said;
  if (said.bar) box.append(element("p", "bar", say(`outlook-${said.bar}`)));
  if (said.reply !== undefined) box.append(element("p", "reply", said.reply));
  if (conditions.length > 0) box.append(element("ul", "conditions", ...conditions.map(condition)));
  if (also.length > 0) {
    const items = also.map((text) => element("li", "", text));
    box.append(
      element("div", "also", element("p", "", say("verdict-also")), element("ul", "", ...items)),
    );
  }
  if (legend.length > 0) box.append(element("ul", "legend", ...legend.map(key)));
  const more = [...ruleLinks(said.rule), ...resetButton(said.reset), ...button(said.act)];
  if (more.length > 0) box.append(element("p", "more", ...more));
  region.replaceChildren(box);
}

/** @param {Condition} item */
function condition(item) {
  const state = element("span", "sr", say(item.met ? "condition-met" : "condition-unmet"));
  const made = element("li", item.met ? "met" : "unmet", state, ` ${item.message}`);
  if (item.bar) made.append(" ", element("small", "bar", say(`bar-${item.bar}`)));
  return made;
}

/** @param {{class: string, text: string}} item */
function key(item) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 1 1");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("class", item.class);
  const cross = "M.22 .22l.56 .56m0 -.56l-.56 .56";
  path.setAttribute(
    "d",
    item.class === "extra" ? cross : "M.08 .5a.42 .42 0 1 0 .84 0a.42 .42 0 1 0 -.84 0z",
  );
  svg.append(path);
  return element("li", item.class, svg, item.text);
}

/**
 * The rule, and the lesson that teaches it, where the page leads to lessons.
 * @param {string | undefined} rule
 */
function ruleLinks(rule) {
  if (rule === undefined) return [];
  const links = [link(`/rules/${encodeURIComponent(rule)}`, say("verdict-rule-link"))];
  const lesson = lessonOf(rule);
  if (lesson !== undefined) links.push(link(`/lessons/${lesson.slug}`, lesson.said, `#${rule}`));
  return links;
}

/**
 * @param {string} place
 * @param {string} text
 * @param {string} [anchor]
 */
function link(place, text, anchor = "") {
  const made = document.createElement("a");
  made.href = page(place) + anchor;
  made.textContent = text;
  return made;
}

/** @param {(() => void) | undefined} reset */
function resetButton(reset) {
  return button(reset && { text: say("put-back"), done: reset });
}

/** @param {{text: string, done: () => void} | undefined} act */
function button(act) {
  if (act === undefined) return [];
  const made = document.createElement("button");
  made.type = "button";
  made.className = "reset";
  made.textContent = act.text;
  made.addEventListener("click", act.done);
  return [made];
}

/**
 * @param {string} name
 * @param {string} style
 * @param {...(Node | string)} children
 */
function element(name, style, ...children) {
  const made = document.createElement(name);
  if (style !== "") made.className = style;
  made.append(...children);
  return made;
}
