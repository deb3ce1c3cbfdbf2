import type { Measure } from "../support/measure.types.ts";

const page = "/stickers/roll";
const limits = { js: 155, css: 20, woff2: 60 };

async function kilobytes(url: string): Promise<number> {
  // fetch unpacks what it gets, so the length on the wire is read from the header.
  const answer = await fetch(url, { headers: { "accept-encoding": "br" }, method: "HEAD" });
  return Number(answer.headers.get("content-length")) / 1024;
}

/** What the page fetches once it is idle: the painter of the live preview, how rolls are drawn, and the first product's design. */
const idleScripts = ["painter", "roll-forms", "honey"];

async function idleFiles(origin: string, named: readonly string[]): Promise<readonly string[]> {
  const textOf = async (file: string) => (await fetch(origin + file)).text();
  let text = (await Promise.all(named.filter((file) => file.endsWith(".js")).map(textOf))).join();
  const idle = new Set<string>();
  for (const name of idleScripts) {
    const file = new RegExp(`\\b${name}-[\\w-]{8}\\.js`).exec(text)?.[0];
    if (file === undefined) throw new Error(`no script of the page names ${name}`);
    const code = await textOf(`/assets/${file}`);
    for (const needed of [file, ...[...code.matchAll(/from"\.\/([\w-]+\.js)"/g)].map(([, found]) => found)])
      idle.add(`/assets/${needed}`);
    text += code;
  }
  return [...idle].filter((file) => !named.includes(file));
}

/** What a first visit of a quote page loads, in brotli: all scripts, styles and fonts its document names, and what is fetched when it is idle. */
export const measure: Measure["measure"] = async (shop) => {
  const html = await (await fetch(shop.origin + page)).text();
  const files = [...new Set(html.match(/\/[\w./-]+\.(?:js|css|woff2)\b/g) ?? [])];
  const idle = await idleFiles(shop.origin, files);
  const sizes = await Promise.all(
    [...files, ...idle].map(async (file) => ({
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
    figure("document", await kilobytes(shop.origin + page), 35),
  ];
};
