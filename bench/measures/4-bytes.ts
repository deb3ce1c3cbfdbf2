import type { Measure } from "../support/measure.types.ts";

const page = "/stickers/roll";
const limits = { js: 140, css: 15, woff2: 60 };

const kilobytes = async (url: string): Promise<number> => {
  // fetch unpacks what it gets, so the length on the wire is read from the header.
  const answer = await fetch(url, { headers: { "accept-encoding": "br" }, method: "HEAD" });
  return Number(answer.headers.get("content-length")) / 1024;
};

/** The painter of the live preview, which the page fetches once it is idle, and what only it needs. */
const painterFiles = async (origin: string, named: readonly string[]): Promise<readonly string[]> => {
  const texts = await Promise.all(
    named.filter((file) => file.endsWith(".js")).map(async (file) => (await fetch(origin + file)).text()),
  );
  const painter = texts.join().match(/product-preview-[\w-]+\.js/)?.[0];
  if (painter === undefined) throw new Error("no script of the page names the painter");
  const code = await (await fetch(`${origin}/assets/${painter}`)).text();
  const needed = [...code.matchAll(/from"\.\/([\w-]+\.js)"/g)].map(([, name]) => `/assets/${name}`);
  return [`/assets/${painter}`, ...needed].filter((file) => !named.includes(file));
};

/** What a first visit of a quote page loads, in brotli: all scripts, styles and fonts its document names, and the painter. */
export const measure: Measure["measure"] = async (shop) => {
  const html = await (await fetch(shop.origin + page)).text();
  const files = [...new Set(html.match(/\/[\w./-]+\.(?:js|css|woff2)\b/g) ?? [])];
  const painter = await painterFiles(shop.origin, files);
  const sizes = await Promise.all(
    [...files, ...painter].map(async (file) => ({
      kind: file.split(".").at(-1),
      size: await kilobytes(shop.origin + file),
    })),
  );
  const sum = (kind: string) =>
    sizes.filter((file) => file.kind === kind).reduce((total, { size }) => total + size, 0);
  const figure = (what: string, value: number, atMost: number) =>
    ({ what: `quote page, brotli: ${what}`, value, unit: "KB", limit: { atMost } }) as const;
  return [
    figure("scripts, with the idle painter", sum("js"), limits.js),
    figure("styles", sum("css"), limits.css),
    figure("fonts", sum("woff2"), limits.woff2),
    figure("document", await kilobytes(shop.origin + page), 30),
  ];
};
