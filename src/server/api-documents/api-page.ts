import type { Content, OpenApi, Operation } from "./open-api.ts";

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const FAILURE_WORDS =
  "A call that fails answers this, with the same HTTP status as `code`; 429 and 503 say in `Retry-After` when another try makes sense.";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
}

/** What stands in backticks is code. */
function inCode(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

/** Words of a description. */
function words(text: string | undefined): string {
  return text === undefined || text === "" ? "" : `<p>${inCode(text)}</p>`;
}

function json(label: string, value: unknown): string {
  const text = escaped(JSON.stringify(value, null, 2));
  return `<pre tabindex="0" aria-label="${escaped(label)}"><code>${text}</code></pre>`;
}

function folded(summary: string, inside: string): string {
  return inside === "" ? "" : `<details><summary>${escaped(summary)}</summary>${inside}</details>`;
}

function contentOf(name: string, content: Content | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema, example }]) => {
      const shown = example === undefined ? "" : `<p>Example</p>${json(`${name}, example`, example)}`;
      return `<p><code>${escaped(type)}</code></p>${shown}${json(`${name}, schema`, schema ?? {})}`;
    })
    .join("");
}

function parametersOf({ parameters }: Operation): string {
  const rows = parameters.map(
    ({ name, in: place, required, description = "" }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(place)}${required ? ", required" : ""}</td>` +
      `<td>${escaped(description)}</td></tr>`,
  );
  if (rows.length === 0) return "";
  const head = '<tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">What it is</th></tr>';
  return `<table><thead>${head}</thead><tbody>${rows.join("")}</tbody></table>`;
}

function failuresOf({ responses }: Operation): string {
  const rows = Object.entries(responses).flatMap(([status, answer]) =>
    (answer["x-failures"] ?? []).map(
      ({ code, message }) =>
        `<tr><th scope="row">${status}</th><td><code>${escaped(code)}</code></td><td>${inCode(message)}</td></tr>`,
    ),
  );
  if (rows.length === 0) return "";
  const head =
    '<tr><th scope="col">Status</th><th scope="col">Why</th><th scope="col">What it says</th></tr>';
  return `<table><thead>${head}</thead><tbody>${rows.join("")}</tbody></table>`;
}

function callOf({ method, path, operation }: Call): string {
  const name = `${method.toUpperCase()} ${path}`;
  const answers = Object.entries(operation.responses)
    .filter(([, answer]) => answer["x-failures"] === undefined)
    .map(([status, answer]) =>
      folded(
        `${status} ${answer.description}`.trim(),
        contentOf(`${name}, ${status}`, answer.content) || "<p>No body.</p>",
      ),
    );
  return [
    `<article><h3><span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code></h3>`,
    operation.summary ? `<p class="summary">${escaped(operation.summary)}</p>` : "",
    words(operation.description),
    folded("Parameters", parametersOf(operation)),
    folded("Body", contentOf(`${name}, body`, operation.requestBody?.content)),
    folded("Answers", answers.join("")),
    folded("Failures", failuresOf(operation)),
    "</article>",
  ].join("");
}

function callsByTopic({ paths }: OpenApi): ReadonlyMap<string, readonly Call[]> {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  );
  return Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? "other");
}

function failureSection({ components }: OpenApi): string {
  const schema = json("A failure, schema", components.schemas.Failure);
  return `<section aria-labelledby="failures"><h2 id="failures">failures</h2><article>${words(FAILURE_WORDS)}${schema}</article></section>`;
}

/** The part of the page that tells of a topic: an id has no blanks, where each would begin another. */
function idOf(topic: string): string {
  return topic.replaceAll(/[^\w-]+/g, "-");
}

/** The shop's colours on a page of its own: it is read by programmers, loads nothing, and follows the size of their letters. */
const pageStyle = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem;background:#fbfaf7;color:#17140f;font:1rem/1.55 system-ui,sans-serif}
h1,h2,h3,p,ul,table{margin:0 0 .75rem}
h1{font-size:2rem;line-height:1.1;letter-spacing:-.02em}
h2{margin-top:2.5rem;padding-bottom:.5rem;border-bottom:1.5px dashed #d6006c;font-size:1.5rem}
h3{font-size:1.0625rem;overflow-wrap:anywhere}
a{color:#006a86;text-underline-offset:.2em}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}
nav a{display:inline-block;padding-block:.25rem}
article{overflow-wrap:anywhere;margin-block:1rem;padding:1rem 1.25rem;border:1px solid #e4dfd4;border-radius:10px;background:#fff}
article>:last-child{margin-bottom:0}
.method{display:inline-block;min-width:4.25rem;color:#ad0057}
.summary{font-weight:600}
code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{max-height:24rem;margin:0 0 .75rem;padding:.75rem;overflow:auto;border-radius:6px;background:#f3f0e9}
details{margin-block:.25rem}
details details{margin-left:1rem}
summary{min-height:1.75rem;color:#006a86;font-weight:600;cursor:pointer}
table{width:100%;border-collapse:collapse}
th,td{padding:.375rem .75rem .375rem 0;border-bottom:1px solid #e4dfd4;text-align:left;vertical-align:top}
:focus-visible{outline:2px solid #17140f;outline-offset:2px}
`;

/** The calls of the shop as one plain page that needs no script: by topic, each with its parameters, body, answers and failures. */
export function apiPage(document: OpenApi): string {
  const topics = [...callsByTopic(document)];
  const links = [...topics.map(([topic]) => topic), "failures"]
    .map((topic) => `<li><a href="#${idOf(topic)}">${escaped(topic)}</a></li>`)
    .join("");
  const sections = topics.map(
    ([topic, calls]) =>
      `<section aria-labelledby="${idOf(topic)}"><h2 id="${idOf(topic)}">${escaped(topic)}</h2>${calls.map(callOf).join("")}</section>`,
  );
  const title = `Calls of ${escaped(document.info.title)}`;
  return [
    '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<title>${title}</title><style>${pageStyle}</style></head><body>`,
    `<header><p><a href="/">${escaped(document.info.title)}</a></p><h1>${title}</h1>${words(document.info.description)}`,
    '<p>For programs: <a href="/api/openapi.json">the OpenAPI document</a>.</p></header>',
    `<nav aria-label="Topics"><ul>${links}</ul></nav><main>${sections.join("")}${failureSection(document)}</main></body></html>`,
  ].join("");
}
