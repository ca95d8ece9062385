// Makes the squares of a board one stop for Tab, with the arrow keys between them.

/** @type {Record<string, [number, number]>} columns and rows to go */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-8, 0],
  End: [8, 0],
  PageUp: [0, -8],
  PageDown: [0, 8],
};

/**
 * @param {HTMLElement[]} squares in the order in which they lie, from the top left
 */
export function rove(squares) {
  squares.forEach((square, index) => {
    square.addEventListener("focus", () => stand(squares, square));
    square.addEventListener("keydown", (event) => {
      const way = ARROWS[event.key];
      if (way === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      const column = Math.min(7, Math.max(0, (index % 8) + way[0]));
      const row = Math.min(7, Math.max(0, Math.floor(index / 8) + way[1]));
      squares[row * 8 + column]?.focus();
      event.preventDefault();
    });
  });
  stand(squares, squares[56]);
}

/**
 * @param {HTMLElement[]} squares
 * @param {HTMLElement | undefined} square the one that Tab comes to
 */
export function stand(squares, square) {
  for (const other of squares) other.tabIndex = other === square ? 0 : -1;
}
