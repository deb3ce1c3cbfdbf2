import { brotliDecompressSync } from "node:zlib";
import { request as httpRequest } from "node:http";
import { expect, inject, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { costLikeNames } from "../support/catalogue/cost-like.ts";

const origin = inject("shopOrigin");

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A request as it is, without what `fetch` adds and takes away. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(`${origin}${path}`, { method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on("error", reject).end();
  });
}

test("a page is the same for everybody, whatever cookie or language they send", async () => {
  const plain = await ask("/");
  const personal = await ask("/", { cookie: "sid=1", "accept-language": "mi" });
  expect(plain.status).toBe(200);
  expect(personal.body.equals(plain.body)).toBe(true);
  expect(personal.headers["set-cookie"]).toBeUndefined();
});

test("every page of the sitemap is there, its canonical address itself", async () => {
  const sitemap = (await ask("/sitemap.xml")).body.toString();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const { pathname } = new URL(address);
    const page = await ask(pathname);
    expect([pathname, page.status]).toEqual([pathname, 200]);
    expect(page.body.toString()).toContain(`<link rel="canonical" href="${address}"`);
  }
});

/** What a reader sees of a page, tags and the server's marks aside. */
function words(html: string): string {
  return html.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, " ");
}

/** The lettering page opens with more words than cost least: its tile names the price of a letter. */
const firstWords: Readonly<Record<string, string>> = { "/vinyl-lettering-designer": "?text=O" };

test.each(catalogueDocument.featuredItems)(
  "the tile of $name names the price its page opens with, and for how many",
  async ({ route, expectedFromPrice }) => {
    const home = (await ask("/")).body.toString();
    const tiles = home.split("<a ").filter((link) => /href="([^"]+)"/.exec(link)?.[1] === route);
    const named = tiles.map((tile) => /([\d,]+) from +(\$[\d.]+)/.exec(words(tile)));
    const [, pieces, price] = named.find((found) => found !== null) ?? [];
    expect(price).toBe(`$${(expectedFromPrice / 100).toFixed(2)}`);
    const page = (await ask(`${route}${firstWords[route] ?? ""}`)).body.toString();
    const total =
      page.slice(page.indexOf('role="status" aria-label="Total price"')).split("</div>", 1)[0] ?? "";
    expect(words(total)).toContain(`${price} `);
    expect(words(total)).toContain(` for ${pieces} `);
  },
);

test.each(catalogueDocument.featuredItems)(
  "$route tells a browser rates, and neither a cost nor a margin",
  async ({ route }) => {
    const page = (await ask(route)).body.toString();
    expect(costLikeNames(page)).toEqual([]);
    expect(page).toContain("shares");
    const data = await ask(`${route}.data`);
    expect(data.status).toBe(200);
    expect(costLikeNames(data.body.toString())).toEqual([]);
  },
);

test("the lettering page says what it is for, and stands in the menu and the shop window", async () => {
  const lettering = (await ask("/quote/vinyl-lettering-designer")).body.toString();
  expect(lettering).toContain("Vinyl Lettering Designer</h1>");
  const designer = words((await ask("/vinyl-lettering-designer")).body.toString());
  expect(designer).toContain("An example. Type over it.");
  expect(designer).not.toContain("No price yet");
  const empty = words((await ask("/vinyl-lettering-designer?text=")).body.toString());
  expect(empty).toContain("Type your words to see the price.");
  expect(empty).toContain("No price yet");
  const home = (await ask("/")).body.toString();
  expect(home.match(/href="\/vinyl-lettering-designer"/g)?.length).toBeGreaterThanOrEqual(2);
});

test("the scripts a page names leave the line to its styles and fonts", async () => {
  const page = (await ask("/stickers/roll")).body.toString();
  const scripts = page.match(/<link\b[^>]*\.js"[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((link) => !/\bfetchpriority="low"/i.test(link))).toEqual([]);
  const run = page.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  expect(run.length).toBeGreaterThan(1);
  for (const tag of run)
    expect(tag).toMatch(/(?=.*\basync\b)(?=.*\btype="module")(?=.*\bfetchpriority="low")/i);
});

test("styles have the line first: faces are asked for when the page has come, then scripts", async () => {
  const page = (await ask("/stickers/roll")).body.toString();
  const places = ["</main>", 'as="font"', 'fetchpriority="low" src=', 'rel="modulepreload"', "</body>"];
  const at = places.map((place) => page.indexOf(place));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(page.indexOf("window.early")).toBeLessThan(page.indexOf('rel="stylesheet"'));
});

test("the fonts that a page names early are those that its styles ask for: each comes once", async () => {
  const page = (await ask("/stickers/roll")).body.toString();
  const early = [...page.matchAll(/<link\b[^>]*href="([^"]+\.woff2)"/g)].map(([, href = ""]) => href);
  const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, href = ""]) => href);
  const styles = (await Promise.all(sheets.map(async (href) => (await ask(href)).body.toString()))).join("");
  expect(early).toHaveLength(2);
  expect(early.filter((href) => !styles.includes(href))).toEqual([]);
});

test("a page that has not changed is not sent again", async () => {
  const { etag } = (await ask("/")).headers;
  const again = await ask("/", { "if-none-match": String(etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers.etag).toBe(etag);
});

test("brotli carries the same page, and says so", async () => {
  const plain = await ask("/");
  const packed = await ask("/", { "accept-encoding": "gzip, br" });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.headers.vary).toContain("accept-encoding");
  expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
});

test("HEAD answers the headers of GET without the page", async () => {
  const got = await ask("/");
  const head = await ask("/", {}, "HEAD");
  expect(head.status).toBe(200);
  expect(head.headers["content-length"]).toBe(String(got.body.length));
  expect(head.body).toHaveLength(0);
});

test("an unknown address is a 404 page", async () => {
  const answer = await ask("/no/such/page");
  expect(answer.status).toBe(404);
  expect(answer.headers["content-type"]).toContain("text/html");
});

test("a page asked for by a method that pages do not know is refused, not a fault", async () => {
  for (const method of ["TRACE", "PROPFIND"]) expect((await ask("/", {}, method)).status).toBe(404);
  for (const method of ["POST", "PUT", "OPTIONS"]) expect((await ask("/", {}, method)).status).toBe(405);
});

test("random queries neither fill the memory nor change the page", async () => {
  const rendered = async () =>
    /^cache_lookups_total\{cache="pages",result="miss"\} (\d+)$/m.exec(
      (await ask("/metrics")).body.toString(),
    )?.[1];
  const plain = await ask("/");
  const before = await rendered();
  expect(Number(before)).toBeGreaterThan(0);
  for (let i = 0; i < 200; i++) expect((await ask(`/?noise=${i}`)).body.equals(plain.body)).toBe(true);
  // Other tests ask for pages of their own meanwhile, some dozens.
  expect(Number(await rendered()) - Number(before)).toBeLessThan(100);
});

test("who has more than 300 pages rendered in a minute has to wait, and is told how long; kept pages are still answered", async () => {
  expect((await ask("/")).status).toBe(200);
  const visitor = { "x-forwarded-for": "203.0.113.77" };
  for (let n = 0; n < 300; n++) expect((await ask("/no/such/page", visitor)).status).toBe(404);
  const refused = await ask("/stickers/roll?size=custom&width=61&height=62", visitor);
  expect([refused.status, refused.body.toString()]).toEqual([
    429,
    "Too many requests. Please wait a moment and try again.",
  ]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect((await ask("/", visitor)).status).toBe(200);
  expect((await ask("/no/such/page", { "x-forwarded-for": "203.0.113.78" })).status).toBe(404);
}, 120_000);

test("every inline script of a page is named by the content security policy", async () => {
  const { headers, body } = await ask("/");
  const policy = String(headers["content-security-policy"]);
  const inline = body.toString().match(/<script(?![^>]*(?:src=|ld\+json))/g) ?? [];
  expect(inline.length).toBeGreaterThan(0);
  expect(policy.match(/'sha256-/g)?.length).toBeGreaterThan(0);
  expect(policy).not.toContain("unsafe");
});

test("built files never change their content, and are sent compressed", async () => {
  const [, file = ""] = /(?:href|src)="(\/assets\/[^"]+\.js)"/.exec((await ask("/")).body.toString()) ?? [];
  const answer = await ask(file, { "accept-encoding": "br" });
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(answer.headers["content-encoding"]).toBe("br");
});

test("faces of lettering are kept for ever, and are sent compressed", async () => {
  for (const file of ["pacifico.measures.json", "pacifico.outlines.json", "names.svg"]) {
    const answer = await ask(`/fonts/lettering/${file}?v=1`, { "accept-encoding": "br" });
    expect(answer.status).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-encoding"]).toBe("br");
  }
});

test("the licences of the faces are there to read", async () => {
  const { status, headers, body } = await ask("/fonts/licences");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.toString()).toContain("SIL OPEN FONT LICENSE Version 1.1");
});

test.each([
  "/assets/nothing.js",
  "/pictures",
  "/pictures/social/",
  "/favicon.svg.br",
  "/.vite/manifest.json",
])("%s is no file of the shop's, and says so as a page does", async (path) => {
  const { status, headers } = await ask(path);
  expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
});

test("metrics count all files as one series", async () => {
  for (const file of ["/favicon.svg", "/pictures/social/roll.png"])
    expect((await ask(file)).status).toBe(200);
  const metrics = (await ask("/metrics")).body.toString();
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="files",status="200"}');
  expect(metrics).not.toContain("favicon");
});

test("programs that ask for no other icon get the brand's, in three sizes", async () => {
  const { status, headers, body } = await ask("/favicon.ico");
  expect([status, headers["content-type"]]).toEqual([200, "image/vnd.microsoft.icon"]);
  expect([...body.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect([body[6], body[22], body[38]]).toEqual([16, 32, 48]);
});

test.each([
  ["/robots.txt", "text/plain"],
  ["/sitemap.xml", "application/xml"],
])("%s is there for search engines", async (path, type) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toContain(type);
});

test.each([
  "/..%2f..%2fpackage.json",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/%00",
  "/%ff%fe",
  "//[",
  "//a:b/",
  "/.vite/manifest.json",
])("%s gives nothing away", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.body.toString()).not.toContain('kisscut",');
});

test("every class that a page's elements carry has a rule in a style sheet of that page", async () => {
  for (const path of ["/", "/stickers/roll", "/business-cards/swing-tags", "/cart", "/register"]) {
    const html = (await ask(path)).body.toString();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, href = ""]) => href);
    const rules = (await Promise.all(sheets.map(async (href) => (await ask(href)).body.toString()))).join(
      "\n",
    );
    const named = new Set(
      [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = ""]) => list.split(" ")),
    );
    expect(named.size).toBeGreaterThan(20);
    const ruled = new Set([...rules.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
    expect([path, [...named].filter((name) => !ruled.has(name))]).toEqual([path, []]);
  }
});
