// What stands where: the first field of a FEN as 64 squares, and back.

const ROLES = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };

/**
 * The pieces of a board, from a8 to h1; empty where none stands.
 * @param {string} placement the first field of a FEN
 * @returns {string[]}
 */
export function read(placement) {
  return [...placement.replaceAll("/", "")].flatMap((letter) =>
    /\d/.test(letter) ? Array(Number(letter)).fill("") : [pieceOf(letter)],
  );
}

/**
 * The first field of a FEN.
 * @param {string[]} pieces from a8 to h1
 */
export function write(pieces) {
  const letters = pieces.map((piece) => (piece === "" ? "1" : letterOf(piece)));
  const ranks = [0, 1, 2, 3, 4, 5, 6, 7].map((rank) => letters.slice(rank * 8, rank * 8 + 8));
  const written = ranks.map((rank) => rank.join("").replace(/1+/g, (empty) => `${empty.length}`));
  return written.join("/");
}

/**
 * A piece by its letter: `N` is `white knight`.
 * @param {string} letter
 */
export function pieceOf(letter) {
  const role = /** @type {keyof typeof ROLES} */ (letter.toLowerCase());
  return `${role === letter ? "black" : "white"} ${ROLES[role]}`;
}

/** @param {string} piece */
function letterOf(piece) {
  const [side, name] = piece.split(" ");
  const letter = Object.entries(ROLES).find(([, role]) => role === name)?.[0] ?? "";
  return side === "white" ? letter.toUpperCase() : letter;
}

/**
 * The place of a square in the list.
 * @param {string} square
 */
export function indexOf(square) {
  return square.charCodeAt(0) - 97 + 8 * (56 - square.charCodeAt(1));
}

/** @param {number} index */
export function squareAt(index) {
  return "abcdefgh".charAt(index % 8) + (8 - Math.floor(index / 8));
}

/**
 * The picture of a piece; nothing for an empty square.
 * @param {string} piece
 */
export function pieceElement(piece) {
  if (piece === "") return [];
  const element = document.createElement("piece");
  element.className = piece;
  return [element];
}
