// Offers a button to print with, which only a script can do.

const button = document.querySelector("[data-print]");
if (button instanceof HTMLElement) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
