// Lets a reader of the API's page send each call and see what comes back.

/**
 * The address of a call with its example parameters filled in.
 * @param {HTMLElement} call
 */
function address(call) {
  const path = call.dataset.path ?? "";
  return path.replace(/\{(\w+)\}/g, (whole, name) => {
    const example = call.querySelector(`[data-parameter="${name}"]`);
    return example?.textContent ?? whole;
  });
}

/**
 * A labelled field.
 * @param {string | undefined} label
 * @param {HTMLElement} control
 */
function field(label, control) {
  const wrap = document.createElement("label");
  wrap.append(label ?? "", control);
  return wrap;
}

/**
 * Sends a call and gives what came back, as text to read.
 * @param {string} method
 * @param {string} url
 * @param {string | null} body
 */
async function send(method, url, body) {
  /** @type {Record<string, string>} */
  const headers = body === null ? {} : { "content-type": "application/json" };
  const answer = await fetch(url, { method, headers, body });
  const text = await answer.text();
  const json = answer.headers.get("content-type")?.includes("json");
  return `${answer.status}\n${json ? JSON.stringify(JSON.parse(text), null, 2) : text}`;
}

/**
 * Puts the form to try a call into its place on the page.
 * @param {HTMLElement} call
 */
function offer(call) {
  const place = call.querySelector(".docs-try");
  if (!(place instanceof HTMLElement)) return;
  const method = call.dataset.method ?? "GET";
  const url = document.createElement("input");
  url.value = address(call) + location.search;
  url.spellcheck = false;
  const body = document.createElement("textarea");
  body.value = call.querySelector(".docs-example")?.textContent ?? "";
  body.rows = body.value.split("\n").length + 1;
  body.spellcheck = false;
  const button = document.createElement("button");
  button.textContent = place.dataset.label ?? "";
  const output = document.createElement("pre");
  output.setAttribute("role", "status");
  output.tabIndex = 0;
  const form = document.createElement("form");
  form.append(field(place.dataset.address, url));
  if (method === "POST") form.append(field(place.dataset.body, body));
  form.append(button, output);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      output.textContent = await send(method, url.value, method === "POST" ? body.value : null);
    } catch {
      output.textContent = place.dataset.failed ?? "";
    }
  });
  place.append(form);
  place.hidden = false;
}

for (const call of document.querySelectorAll(".docs-call")) {
  if (call instanceof HTMLElement) offer(call);
}
