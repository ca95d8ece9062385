// Proposes the time zone of the browser, where a form asks for one and nobody has chosen yet.

const form = document.querySelector("form[data-zone]");
const select = form?.querySelector("select[name=zone]");
if (select instanceof HTMLSelectElement) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const option = [...select.options].find((option) => option.value === zone);
  if (option !== undefined) option.selected = true;
}
