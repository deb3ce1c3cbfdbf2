import type { Measure } from "../support/measure.types.ts";

const page = "/stickers/roll";
const limits = { js: 140, css: 15, woff2: 60 };

const kilobytes = async (url: string): Promise<number> => {
  // fetch unpacks what it gets, so the length on the wire is read from the header.
  const answer = await fetch(url, { headers: { "accept-encoding": "br" }, method: "HEAD" });
  return Number(answer.headers.get("content-length")) / 1024;
};

/** What a first visit of a quote page loads, in brotli: all scripts, styles and fonts its document names. */
export const measure: Measure["measure"] = async (shop) => {
  const html = await (await fetch(shop.origin + page)).text();
  const files = [...new Set(html.match(/\/[\w./-]+\.(?:js|css|woff2)\b/g) ?? [])];
  const sizes = await Promise.all(
    files.map(async (file) => ({ kind: file.split(".").at(-1), size: await kilobytes(shop.origin + file) })),
  );
  const sum = (kind: string) =>
    sizes.filter((file) => file.kind === kind).reduce((total, { size }) => total + size, 0);
  const figure = (what: string, value: number, atMost: number) =>
    ({ what: `quote page, brotli: ${what}`, value, unit: "KB", limit: { atMost } }) as const;
  return [
    figure("scripts", sum("js"), limits.js),
    figure("styles", sum("css"), limits.css),
    figure("fonts", sum("woff2"), limits.woff2),
    figure("document", await kilobytes(shop.origin + page), 30),
  ];
};
