// Marks drawn over a board: the same shapes as the server draws.

/** @typedef {{class: string, at: string, to?: string}} Mark */
/** @typedef {{square: string}} Placed */

const SVG = "http://www.w3.org/2000/svg";

/**
 * The marks that prove a verdict: its squares ringed, its pieces framed, and arrows from the
 * pieces to the one square that they bear on.
 * @param {string[]} squares
 * @param {Placed[]} pieces
 * @returns {Mark[]}
 */
export function proof(squares, pieces) {
  const bare = squares.filter((square) => !pieces.some((piece) => piece.square === square));
  /** @type {Mark[]} */
  const marks = bare.map((at) => ({ class: "ring", at }));
  for (const piece of pieces) marks.push({ class: "frame", at: piece.square });
  const [target] = bare;
  if (bare.length === 1 && target !== undefined) {
    for (const piece of pieces) marks.push({ class: "arrow", at: piece.square, to: target });
  }
  return marks;
}

/**
 * @param {SVGElement} svg
 * @param {boolean} black whether Black sits at the bottom
 * @param {Mark[]} marks
 */
export function draw(svg, black, marks) {
  svg.replaceChildren();
  for (const mark of marks) {
    const d = path(mark, black);
    if (mark.class !== "arrow") svg.append(line("halo", d));
    svg.append(line(mark.class, d));
  }
}

/**
 * @param {string} name
 * @param {string} d
 */
function line(name, d) {
  const element = document.createElementNS(SVG, "path");
  element.setAttribute("class", name);
  element.setAttribute("d", d);
  return element;
}

/**
 * @param {Mark} mark
 * @param {boolean} black
 */
function path(mark, black) {
  const [x, y] = centre(mark.at, black);
  switch (mark.class) {
    case "arrow":
      return arrow([x, y], centre(mark.to ?? mark.at, black));
    case "frame":
      return corners(x, y);
    case "extra":
      return `M${x - 0.28} ${y - 0.28}l.56 .56m0 -.56l-.56 .56`;
    default:
      return `M${x - 0.42} ${y}a.42 .42 0 1 0 .84 0a.42 .42 0 1 0 -.84 0z`;
  }
}

/**
 * @param {string} square
 * @param {boolean} black
 * @returns {[number, number]}
 */
function centre(square, black) {
  const file = square.charCodeAt(0) - 97;
  const rank = square.charCodeAt(1) - 49;
  return black ? [7.5 - file, rank + 0.5] : [file + 0.5, 7.5 - rank];
}

/**
 * @param {number} x
 * @param {number} y
 */
function corners(x, y) {
  const signs = [-1, 1];
  return signs
    .flatMap((sx) =>
      signs.map((sy) => {
        const [cx, cy] = [x + sx * 0.45, y + sy * 0.45];
        return `M${cx - sx * 0.22} ${cy}H${cx}V${cy - sy * 0.22}`;
      }),
    )
    .join("");
}

/**
 * An arrow that ends short of the middle of its target.
 * @param {[number, number]} from
 * @param {[number, number]} to
 */
function arrow([x1, y1], [x2, y2]) {
  const length = Math.max(Math.hypot(x2 - x1, y2 - y1), 0.01);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  /** @type {(along: number, across: number) => string} */
  const point = (along, across) =>
    `${(x1 + ux * along - uy * across).toFixed(2)} ${(y1 + uy * along + ux * across).toFixed(2)}`;
  const [tail, neck, tip] = [0.35, length - 0.5, length - 0.12];
  const half = [
    [tail, 0.045],
    [neck, 0.045],
    [neck, 0.17],
  ];
  const there = half.map(([along = 0, across = 0]) => point(along, across));
  const back = half.toReversed().map(([along = 0, across = 0]) => point(along, -across));
  return `M${[...there, point(tip, 0), ...back].join("L")}z`;
}
