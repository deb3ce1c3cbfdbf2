/** Inside `domain`, what each topic may import besides itself: values <- lettering <- catalogue <- configure <- the rest. */
const domainTopics: Readonly<Record<string, readonly string[]>> = {
  values: [],
  // What papers can print.
  letters: ["values"],
  lettering: ["values"],
  catalogue: ["values", "lettering"],
  configure: ["values", "catalogue", "lettering"],
  price: ["values", "catalogue", "configure", "lettering"],
  deliver: ["values", "catalogue", "configure", "price"],
  artwork: ["values", "catalogue", "configure"],
  // Pure geometry: from the pixels of a picture to the line a blade follows.
  "cut-line": ["values"],
  preview: ["values", "catalogue", "configure", "artwork", "cut-line", "lettering"],
  account: ["values", "letters"],
  search: ["values", "catalogue"],
  content: ["values", "catalogue", "configure", "artwork", "price", "deliver", "search", "preview"],
  seo: ["values", "catalogue", "configure", "price", "content"],
  review: ["values", "catalogue", "configure", "account", "seo"],
  question: ["values", "account"],
  submission: ["values", "catalogue", "configure", "price", "account"],
  "kept-design": ["values", "lettering", "catalogue", "configure", "account", "submission"],
  cart: ["values", "catalogue", "configure", "price", "deliver", "submission"],
  compare: ["values", "catalogue", "configure"],
  order: ["values", "account", "catalogue", "configure", "price", "deliver", "cart", "quotation"],
  quotation: ["values", "account", "cart"],
  "quote-request": ["values", "letters", "configure", "account"],
  "special-processing": ["values", "catalogue", "configure"],
  studio: ["values", "account"],
  numbers: ["values"],
  laboratory: ["values", "catalogue", "configure", "price", "deliver", "submission"],
};

/** Topics of the shop's pages that stand on others; no other imports another. */
const webTopics: Readonly<Record<string, readonly string[]>> = {
  account: ["sign-in"],
  // The one preview of the shop, from the painted picture up to everything that is done with it.
  artwork: ["scene"],
  "try-on": ["scene", "artwork"],
  preview: ["scene", "artwork", "try-on"],
  price: ["configurator"],
  // What was ordered is rated with the stars that a product is rated with.
  order: ["reviews"],
};

/**
 * What each topic of the server may use of others, besides who is asking (`person`): use cases, and rows that these make known. Files
 * named `-rows.ts` are a topic's own. Where a call is answered (`topics/door`), every topic's use cases may be asked. See decision 292.
 */
export const serverTopics: Readonly<Record<string, readonly string[]>> = {
  person: [],
  pricing: [],
  artwork: [],
  printing: ["artwork"],
  mail: ["artwork", "printing"],
  staff: ["mail"],
  catalogue: ["artwork", "mail", "staff"],
  settings: ["mail", "staff", "catalogue"],
  design: ["pricing"],
  compare: ["artwork", "pricing", "catalogue"],
  cart: ["artwork", "pricing", "staff", "settings"],
  account: ["artwork", "mail", "cart", "compare"],
  review: ["artwork", "mail", "catalogue"],
  question: ["mail", "catalogue", "review"],
  quotation: ["artwork", "mail", "pricing", "settings", "cart", "account"],
  order: ["artwork", "printing", "mail", "catalogue", "cart", "account", "review", "quotation"],
  payment: ["settings", "quotation", "order"],
  request: ["artwork", "printing", "mail", "catalogue", "pricing", "account", "quotation", "order"],
  "quotation-link": ["artwork", "mail", "cart", "quotation", "order", "request"],
  counter: ["artwork", "mail", "staff", "catalogue", "cart", "account", "quotation", "order"],
  customer: ["artwork", "account", "question", "quotation", "order"],
  state: ["staff", "order"],
  numbers: ["order"],
  laboratory: ["staff", "catalogue", "order"],
  workshop: [
    "artwork",
    "printing",
    "mail",
    "staff",
    "catalogue",
    "settings",
    "review",
    "question",
    "quotation",
    "order",
    "payment",
    "request",
    "customer",
  ],
};

/** What each layer may import besides itself. Topics of one layer have finer rules of their own (decision 001). */
export const layers: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  // What goes over the wire, once: the calls validate and document by it, the pages call by it.
  contract: ["domain"],
  catalogue: ["domain"],
  // What the topics stand on, and what knows none of them. config.ts, clock.ts and the like, directly in src/platform.
  platform: ["domain"],
  "platform/db": ["domain", "platform"],
  "platform/mail": ["domain", "platform", "pictures/textures"],
  // public/pictures/textures: tiles that pictures are drawn with.
  "pictures/textures": [],
  // How the colours of presses and screens look.
  "platform/profiles": [],
  "platform/pdf": ["domain", "platform", "platform/artwork", "platform/profiles"],
  // Files that a plotter cuts lettering by.
  "platform/cut-files": ["domain", "platform", "platform/pdf", "platform/files", "platform/artwork"],
  "platform/files": ["domain", "platform"],
  // Files of artwork, read in a process of their own.
  "platform/artwork": ["domain", "platform", "platform/files", "platform/profiles"],
  // Customers' artwork at its size, and on the press's sheet, with the lines it is cut by.
  "platform/print-files": ["domain", "platform", "platform/pdf", "platform/files", "platform/artwork"],
  // Who takes payments for the shop, each in a folder of its own behind one port.
  "platform/addresses": ["platform"],
  "platform/payment": ["domain", "platform"],
  "platform/auth": ["domain", "platform"],
  "platform/jobs": ["platform/db"],
  // How the shop answers over HTTP, whatever it is about.
  "platform/http": ["contract", "platform"],
  // What the shop does, a folder per topic: its use cases, with the rows it keeps, its mails and its papers.
  topics: [
    "domain",
    "platform",
    "platform/artwork",
    "platform/auth",
    "platform/cut-files",
    "platform/db",
    "platform/files",
    "platform/jobs",
    "platform/mail",
    "platform/addresses",
    "platform/payment",
    "platform/pdf",
    "platform/print-files",
  ],
  // Where the calls of a topic are answered.
  "topics/door": ["domain", "contract", "platform", "platform/http", "topics"],
  // Copies of a shop's data, taken and given back by commands.
  "server/backup": ["domain", "platform", "platform/db", "platform/files", "topics"],
  // The process put together.
  server: [
    "domain",
    "contract",
    "platform",
    "platform/db",
    "platform/files",
    "platform/http",
    "platform/jobs",
    "platform/mail",
    "platform/addresses",
    "platform/payment",
    "platform/pdf",
    "topics",
    "topics/door",
  ],
  // Controls and their look, for the shop and the studio.
  ui: [],
  // A call as a page makes it, for the shop and the studio.
  calls: ["domain"],
  // The customer's tools for artwork: placed, cut round, checked. For the shop's pages, and for the staff with the files of an order.
  "artwork-tools": ["domain", "calls", "ui"],
  // The shop's calls as a page makes them, and who this browser is.
  "web/calls": ["domain", "artwork-tools", "calls", "ui"],
  // Files that are chosen for a form, by customers and by the staff.
  "web/files": ["domain", "ui"],
  // Forms that are checked by the schema of a call and sent to it.
  "web/forms": ["domain", "web/calls", "web/files", "ui"],
  "web/topic": ["domain", "artwork-tools", "calls", "web/calls", "web/files", "web/forms", "ui"],
  "web/routes": ["domain", "artwork-tools", "calls", "web", "web/calls", "web/topic", "web/forms", "ui"],
  // root.tsx, app-context.ts and the entries, directly in src/web.
  web: ["domain", "web/calls", "web/topic", "web/forms", "ui", "web/routes"],
  // The staff's side, built apart: of the shop's pages it has the place for files and the tools for artwork, nothing else.
  studio: [
    "domain",
    "ui",
    "studio/calls",
    "studio/ui",
    "studio/own",
    "studio/live",
    "studio/entrance",
    "studio/room",
  ],
  "studio/calls": ["domain", "artwork-tools", "calls", "ui"],
  "studio/ui": ["domain", "ui"],
  // What somebody keeps of their own sign-in, on the way in and afterwards.
  "studio/own": ["domain", "ui", "studio/calls", "studio/ui"],
  // What others change while a room is open.
  "studio/live": ["ui", "studio/calls"],
  "studio/entrance": ["domain", "ui", "studio/calls", "studio/ui", "studio/own"],
  "studio/room": ["domain", "artwork-tools", "web/files", "ui", "studio/calls", "studio/ui", "studio/own"],
  // main.ts and start.ts see every layer, and so do the tests of topics.
  root: [],
};

/**
 * Besides the table, as types: the contract by whatever calls the shop, so that no byte of it reaches a browser, and by use cases, which
 * answer what its calls reply; what a call answers by those who get it from the calls of their side.
 */
const typeOnly: Readonly<Record<string, readonly string[]>> = {
  topics: ["contract"],
  "artwork-tools": ["contract"],
  "web/calls": ["contract"],
  "web/forms": ["calls"],
  "web/topic": ["contract"],
  "web/routes": ["contract"],
  studio: ["contract"],
  "studio/calls": ["contract"],
  "studio/live": ["contract"],
  "studio/entrance": ["calls", "contract"],
  "studio/room": ["calls", "contract"],
};

/** Packages a layer may use; a layer that is not named here may use any. */
export const packages: Readonly<Record<string, RegExp>> = {
  domain: /^(zod|clipper2-ts|culori)(\/|$)/,
  catalogue: /^zod(\/|$)/,
  contract: /^zod(\/|$)/,
  ui: /^react(-dom)?(\/|$)/,
  calls: /^tus-js-client$/,
  "artwork-tools": /^react(-dom)?(\/|$)/,
  "web/calls": /^(react|idb-keyval)$/,
  "web/files": /^react(\/|$)/,
  "web/forms": /^(react|zod)(\/|$)/,
  "web/topic": /^(react|react-dom|react-router|zod|pdfjs-dist)(\/|$)/,
  "web/routes": /^(react|react-dom|react-router|zod)(\/|$)/,
  studio: /^(react|react-dom|react-router)(\/|$)/,
  "studio/calls": /^(react|react-router|@simplewebauthn\/browser)(\/|$)/,
  "studio/ui": /^(react|react-dom|react-router)(\/|$)/,
  "studio/own": /^(react|uqr)(\/|$)/,
  "studio/live": /^(react|react-router)(\/|$)/,
  "studio/entrance": /^(react|react-dom|react-router)(\/|$)/,
  "studio/room": /^(react|react-dom|react-router)(\/|$)/,
};

function isFolder(part: string): boolean {
  return !part.includes(".");
}

/** Where a call is answered: its handler, what goes over the wire, what a request brings along, and how refusals and files are sent. */
function isDoor(path: string): boolean {
  return /(-handlers|-wire|-cookie|\/(cookies|gate|answer-refusal|answer-attachment|saved-file|read-form|receive-form))\.ts$/.test(
    path,
  );
}

/** "src/platform/db/x.ts" -> "platform/db"; a file directly in src/platform belongs to "platform". */
export function layerOf(path: string): string {
  const [, layer = "", second = "", ...rest] = path.split("/");
  if (layer.includes(".")) return "root";
  if (layer === "topics") return path.endsWith(".test.ts") ? "root" : isDoor(path) ? "topics/door" : layer;
  if (["artwork-tools", "calls", "domain", "catalogue", "contract", "ui"].includes(layer)) return layer;
  if (rest.length === 0 || !isFolder(second)) return layer;
  const named = `${layer}/${second}`;
  if (named in layers) return named;
  return { web: "web/topic", studio: "studio/room", server: "server" }[layer] ?? named;
}

function topicOf(path: string): string {
  const [, , topic = "", ...rest] = path.split("/");
  return rest.length > 0 ? topic : "values";
}

/**
 * What is wrong with a file of the server's topics importing another; files directly in src/topics belong to all of them, and know their
 * types.
 */
function topicFault(from: string, to: string, isType: boolean): string | null {
  const [topic, target] = [topicOf(from), topicOf(to)];
  if (topic === target || target === "values" || (topic === "values" && isType)) return null;
  if (to.endsWith("-rows.ts")) return `topics/${topic} may not import rows of topics/${target}`;
  return target === "person" || isDoor(from) || serverTopics[topic]?.includes(target)
    ? null
    : `topics/${topic} may not import topics/${target}`;
}

/** Why `from` may not import `to`, or null when it may. Paths start with src/. */
export function importFault(from: string, to: string, isType: boolean): string | null {
  const layer = layerOf(from);
  const target = layerOf(to);
  if (layer === "root") return null;
  if (layer !== target) {
    const allowed = [...(layers[layer] ?? []), ...(isType ? (typeOnly[layer] ?? []) : [])];
    if (!allowed.includes(target)) return `${layer} may not import ${target}`;
  }
  const isOfTopics = (path: string) => path.startsWith("src/topics/");
  if (isOfTopics(from) && isOfTopics(to)) return topicFault(from, to, isType);
  if (layer !== target) return null;
  const [topic, targetTopic] = [topicOf(from), topicOf(to)];
  if (layer === "domain" && topic !== targetTopic && !domainTopics[topic]?.includes(targetTopic))
    return `domain/${topic} may not import domain/${targetTopic}`;
  if (layer === "web/topic" && topic !== targetTopic && !webTopics[topic]?.includes(targetTopic))
    return `web/${topic} may not import web/${targetTopic}`;
  if (layer === "studio/room" && topic !== targetTopic)
    return `studio/${topic} may not import studio/${targetTopic}`;
  return null;
}
