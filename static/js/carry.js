// Carries a piece from one place to another with mouse, pen or finger.

import { pieceElement } from "./placement.js";

/** How far a press must go before it is a carrying, in pixels. */
const FAR = 6;

/**
 * @param {HTMLElement} area where pieces are taken up
 * @param {(place: Element) => string} pieceAt the piece that can be taken up there; may be empty
 * @param {(place: Element, to: Element | null) => void} dropped
 */
export function carry(area, pieceAt, dropped) {
  area.addEventListener("pointerdown", (event) => {
    const place = event.target;
    if (event.button !== 0 || !(place instanceof Element)) return;
    const piece = pieceAt(place);
    if (piece !== "") follow(event, piece, (to) => dropped(place, to));
  });
}

/**
 * @param {PointerEvent} start
 * @param {string} piece
 * @param {(to: Element | null) => void} dropped
 */
function follow(start, piece, dropped) {
  /** @type {HTMLElement | null} */
  let carried = null;
  const listening = new AbortController();
  const { signal } = listening;

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (event.pointerId !== start.pointerId) return;
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= FAR;
    if (carried === null && !far) return;
    carried ??= lift(piece);
    carried.style.translate = `${event.clientX}px ${event.clientY}px`;
  };
  /** @param {PointerEvent} event */
  const end = (event) => {
    if (event.pointerId !== start.pointerId) return;
    listening.abort();
    if (carried === null) return;
    carried.remove();
    ignoreClick();
    if (event.type === "pointerup")
      dropped(document.elementFromPoint(event.clientX, event.clientY));
  };
  document.addEventListener("pointermove", move, { signal });
  document.addEventListener("pointerup", end, { signal });
  document.addEventListener("pointercancel", end, { signal });
}

/** @param {string} piece */
function lift(piece) {
  const element = document.createElement("div");
  element.className = "cg-wrap carried";
  element.setAttribute("aria-hidden", "true");
  element.append(...pieceElement(piece));
  document.body.append(element);
  return element;
}

/** The press that carried a piece is no click as well. */
function ignoreClick() {
  const listening = new AbortController();
  document.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: listening.signal },
  );
  setTimeout(() => listening.abort());
}
