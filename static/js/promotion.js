// Asks what a pawn shall become. Two of the choices are against the Laws; the answer says so.

/** @returns {Promise<string>} the piece's letter; empty where the learner thinks again */
export function choosePromotion() {
  const template = document.querySelector("template#promotion");
  const content = template instanceof HTMLTemplateElement ? template.content.cloneNode(true) : null;
  if (!(content instanceof DocumentFragment)) return Promise.resolve("");
  const dialog = /** @type {HTMLDialogElement} */ (content.querySelector("dialog"));
  document.body.append(content);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
    dialog.showModal();
  });
}
