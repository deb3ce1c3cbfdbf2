import type { Browser } from "@playwright/test";
import type { Figure, Measure } from "../support/measure.types.ts";
import { inBrowser } from "../support/in-browser.ts";

/** What a first visit of a page may load before anything is used, in brotli, in KB. */
const limits = { scripts: 155, styles: 20, fonts: 60, document: 35 } as const;
type Kind = keyof typeof limits;
const endings: Readonly<Record<string, Kind>> = { js: "scripts", css: "styles", woff2: "fonts" };

type Weight = Readonly<Record<Kind, number>> & { readonly path: string };

async function kilobytes(url: string): Promise<number> {
  // fetch unpacks what it gets, so the length on the wire is read from the header.
  const answer = await fetch(url, { headers: { "accept-encoding": "br" }, method: "HEAD" });
  return Number(answer.headers.get("content-length")) / 1024;
}

const quietMs = 1_500;

/** Everything a browser fetches for a page that nobody touches, what comes when it is idle included. */
async function filesOf(browser: Browser, url: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(request.url()));
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    for (let known = 0; known < asked.size; await page.waitForTimeout(quietMs)) known = asked.size;
    return [...asked];
  } finally {
    await page.close();
  }
}

async function weigh(browser: Browser, origin: string, path: string): Promise<Weight> {
  const weight = { path, scripts: 0, styles: 0, fonts: 0, document: await kilobytes(origin + path) };
  for (const file of await filesOf(browser, origin + path)) {
    const kind = endings[new URL(file).pathname.split(".").at(-1) ?? ""];
    if (kind !== undefined) weight[kind] += await kilobytes(file);
  }
  return weight;
}

/** The heaviest of some pages in each kind. */
function heaviest(pages: string, weights: readonly Weight[]): Figure[] {
  return (["scripts", "styles", "fonts", "document"] as const).map((kind) => {
    const worst = weights.reduce((most, weight) => (weight[kind] > most[kind] ? weight : most));
    const least = Math.min(...weights.map((weight) => weight[kind]));
    const note = `${worst.path}; the lightest of ${weights.length} ${least.toFixed(1)}`;
    return {
      what: `${pages}, brotli: ${kind}`,
      value: worst[kind],
      unit: "KB",
      limit: { atMost: limits[kind] },
      note,
    };
  });
}

/** Of home, cart and every quote page: each page of the site map. */
export const measure: Measure["measure"] = async (shop) => {
  const siteMap = await (await fetch(`${shop.origin}/sitemap.xml`)).text();
  const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  return inBrowser(async (browser) => {
    const weights: Weight[] = [];
    for (const path of [...listed, "/cart"]) weights.push(await weigh(browser, shop.origin, path));
    const isQuotePage = ({ path }: Weight) => path !== "/" && path !== "/cart";
    return [
      ...heaviest("heaviest quote page", weights.filter(isQuotePage)),
      ...heaviest(
        "home and cart",
        weights.filter((weight) => !isQuotePage(weight)),
      ),
    ];
  });
};
