import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "../../scripts/test/find-browser.ts";
import { startShop } from "../../tests/support/process/shop-process.ts";

const folder = import.meta.dirname;
const reports = ".cache/lighthouse";
const pages = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ["/", "/stickers/roll"];
const limits = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const timings = ["largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"] as const;

/** How the phone and its line are made slow: by the browser while it loads, which is what counts here, or reckoned afterwards. */
const throttlings = ["devtools", "simulate"] as const;
type Throttling = (typeof throttlings)[number];

interface Report {
  readonly runtimeError?: { readonly code: string };
  readonly categories: Readonly<Record<keyof typeof limits, { readonly score: number }>>;
  readonly audits: Readonly<Record<(typeof timings)[number], { readonly displayValue: string }>>;
}

if (!existsSync(join(folder, "node_modules")))
  spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });

/** Lighthouse's mobile profile of one page; tried again when the browser's trace was lost on a busy machine. */
function report(origin: string, page: string, throttling: Throttling, attempts = 3): Report {
  const file = join(reports, `${page.replaceAll("/", "_")}.${throttling}.json`);
  const flags = "--headless=new --no-sandbox --disable-background-networking --disable-quic --no-first-run";
  spawnSync(
    join(folder, "node_modules", ".bin", "lighthouse"),
    [
      `${origin}${page}`,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--throttling-method=${throttling}`,
      `--chrome-flags=${flags}`,
    ],
    { stdio: "inherit", env: { ...process.env, CHROME_PATH: findBrowser() ?? "" } },
  );
  const found = JSON.parse(readFileSync(file, "utf8")) as Report;
  return found.runtimeError && attempts > 1 ? report(origin, page, throttling, attempts - 1) : found;
}

/** Prints the scores of a page; false when one is below its limit. */
function measure(origin: string, page: string, throttling: Throttling): boolean {
  const { categories, audits } = report(origin, page, throttling);
  const names = Object.keys(limits) as (keyof typeof limits)[];
  const scores = names.map((name) => `${name} ${Math.round(categories[name].score * 100)}`);
  const times = timings.map((name) => `${name} ${audits[name].displayValue}`);
  console.log(`${page} (${throttling}): ${scores.join(", ")}; ${times.join(", ")}`);
  return names.every((name) => Math.round(categories[name].score * 100) >= limits[name]);
}

mkdirSync(reports, { recursive: true });
const shop = await startShop({ settings: { LOG_LEVEL: "silent" } });
try {
  // A visitor rarely is the first: the page has been rendered once.
  for (const page of pages) await fetch(shop.origin + page);
  // The browser's own first start would count as blocking time of the first page.
  report(shop.origin, pages[0] ?? "/", "simulate");
  const [met] = throttlings.map((throttling) => pages.map((page) => measure(shop.origin, page, throttling)));
  process.exitCode = met?.every(Boolean) ? 0 : 1;
} finally {
  await shop.close();
}
