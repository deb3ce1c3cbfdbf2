import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "../../scripts/test/find-browser.ts";
import { startShop } from "../../tests/support/process/shop-process.ts";

const folder = import.meta.dirname;
const reports = ".cache/lighthouse";
const usual = ["/", "/stickers/roll", "/business-cards/swing-tags"];
const pages = process.argv.slice(2).length > 0 ? process.argv.slice(2) : usual;
const limits = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/** In milliseconds, a share of the window, and milliseconds. */
const timings = {
  "largest-contentful-paint": 1800,
  "cumulative-layout-shift": 0.01,
  "total-blocking-time": 80,
} as const;

/** Lighthouse slows a processor to a quarter; that makes its phone of a machine in the middle of this benchmark's range for quick ones. */
const usualSlowdown = 4;
const usualIndex = 1750;
/** A machine shared with others is quicker and slower by turns: a reading is taken again when it was this much off. */
const tolerance = 0.15;

/**
 * How the phone and its line are made slow: by the browser while it loads, with the slowdown fitted to the machine, which is what counts
 * here (bench/README.md), or with Lighthouse's own; or reckoned afterwards.
 */
const readings = ["fitted", "devtools", "simulate"] as const;
type Reading = (typeof readings)[number];

interface Report {
  readonly runtimeError?: { readonly code: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<keyof typeof limits, { readonly score: number }>>;
  readonly audits: Readonly<Record<keyof typeof timings, { readonly numericValue: number }>>;
}

if (!existsSync(join(folder, "node_modules")))
  spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });

function fileOf(url: string, reading: Reading): string {
  const { pathname, search } = new URL(url);
  return join(reports, `${(pathname + search).replaceAll(/[^\w.-]/g, "_")}.${reading}.json`);
}

/** Lighthouse's mobile profile of one page; tried again when the browser or its trace was lost on a busy machine. */
function report(url: string, reading: Reading, slowdown: number, attempts = 3): Report {
  const file = fileOf(url, reading);
  rmSync(file, { force: true });
  const flags = "--headless=new --no-sandbox --disable-background-networking --disable-quic --no-first-run";
  spawnSync(
    join(folder, "node_modules", ".bin", "lighthouse"),
    [
      url,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--throttling-method=${reading === "simulate" ? "simulate" : "devtools"}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=${flags}`,
    ],
    { stdio: "inherit", env: { ...process.env, CHROME_PATH: findBrowser() ?? "" } },
  );
  const found = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : null;
  if (found && !found.runtimeError) return found;
  if (attempts === 1) throw new Error(`Lighthouse read nothing of ${url}`);
  return report(url, reading, slowdown, attempts - 1);
}

function slowdownFor(index: number): number {
  return Math.max(1, Math.round((10 * usualSlowdown * index) / usualIndex) / 10);
}

interface Taken {
  readonly found: Report;
  readonly slowdown: number;
  /** The machine, just before the reading, was another than it was fitted for. */
  readonly isOff: boolean;
}

/** A reading whose slowdown fits the machine as it was just before; when none does, the last, which says so. */
function fittedReport(url: string, index: number, attempts = 5): Taken {
  const slowdown = slowdownFor(index);
  const found = report(url, "fitted", slowdown);
  const { benchmarkIndex } = found.environment;
  const isOff = Math.abs(benchmarkIndex / index - 1) > tolerance;
  return isOff && attempts > 1 ? fittedReport(url, benchmarkIndex, attempts - 1) : { found, slowdown, isOff };
}

function take(url: string, reading: Reading, index: number): Taken {
  if (reading === "fitted") return fittedReport(url, index);
  return { found: report(url, reading, usualSlowdown), slowdown: usualSlowdown, isOff: false };
}

function said(name: string, value: number, isMet: boolean): string {
  return `${name} ${value}${isMet ? "" : " (missed)"}`;
}

/** Prints the scores and times of a page; false when a score is below its limit, or a time above it. */
function measure(url: string, reading: Reading, index: number): boolean {
  const { found, slowdown, isOff } = take(url, reading, index);
  const { categories, audits, environment } = found;
  const scores = (Object.keys(limits) as (keyof typeof limits)[]).map((name) => {
    const score = Math.round(categories[name].score * 100);
    return { text: said(name, score, score >= limits[name]), isMet: score >= limits[name] };
  });
  const times = (Object.keys(timings) as (keyof typeof timings)[]).map((name) => {
    const value = Math.round(audits[name].numericValue * 1000) / 1000;
    return { text: said(name, value, value <= timings[name]), isMet: value <= timings[name] };
  });
  const fit = isOff ? ", which does not fit" : "";
  const machine = `${Math.round(environment.benchmarkIndex)} points, slowed ${slowdown} times${fit}`;
  const texts = [...scores, ...times].map(({ text }) => text);
  console.log(`${new URL(url).pathname} (${reading}; ${machine}): ${texts.join(", ")}`);
  return !isOff && [...scores, ...times].every(({ isMet }) => isMet);
}

mkdirSync(reports, { recursive: true });
const shop = await startShop({ settings: { LOG_LEVEL: "silent" } });
try {
  const urls = pages.map((page) => shop.origin + page);
  // A visitor rarely is the first: the page has been rendered once.
  for (const url of urls) await fetch(url);
  // The browser's own first start would count as blocking time of the first page.
  const first = report(urls[0] ?? shop.origin, "simulate", usualSlowdown);
  const { benchmarkIndex } = first.environment;
  const [met] = readings.map((reading) => urls.map((url) => measure(url, reading, benchmarkIndex)));
  process.exitCode = met?.every(Boolean) ? 0 : 1;
} finally {
  await shop.close();
}
