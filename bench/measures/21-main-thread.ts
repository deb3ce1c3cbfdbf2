import type { Browser, CDPSession } from "@playwright/test";
import type { Figure, Measure } from "../support/measure.types.ts";
import { inBrowser } from "../support/in-browser.ts";
import { medianOf } from "#tests/support/median.ts";

const pages = [
  "/stickers/roll",
  "/stickers/paper",
  "/business-cards/premium-business-card",
  "/business-cards/swing-tags",
  "/vinyl-lettering-designer",
  "/",
];

const TURNS = 7;

/** A phone's processor is a quarter of a desktop's: its time is four times as long. */
const SLOWER = 4;

/** The page is quiet by then: what it does by itself is done. Milliseconds. */
const QUIET_MS = 2_500;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the clock. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds that the thread itself ran. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Reading the page, running scripts, style, layout and paint: what an address costs the main thread. */
const work = new Set([
  "ParseHTML",
  "EvaluateScript",
  "FunctionCall",
  "RunMicrotasks",
  "UpdateLayoutTree",
  "Layout",
  "PrePaint",
  "Paint",
  "Layerize",
  "Commit",
]);

async function traced(session: CDPSession, look: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => void session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "__metadata"] },
  });
  await look();
  await session.send("Tracing.end");
  await complete;
  return events;
}

/** Milliseconds that a main thread worked; what is done within something else is counted with it. */
function worked(events: readonly TraceEvent[], pid: number, tid: number): number {
  let until = 0;
  let microseconds = 0;
  const own = events.filter(
    (one) => one.ph === "X" && one.pid === pid && one.tid === tid && work.has(one.name),
  );
  for (const { ts, dur = 0, tdur = 0 } of own.toSorted((one, other) => one.ts - other.ts)) {
    if (ts < until) continue;
    until = ts + dur;
    microseconds += tdur;
  }
  return microseconds / 1_000;
}

async function loaded(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 }, isMobile: true });
  const session = await browser.newBrowserCDPSession();
  try {
    const events = await traced(session, async () => {
      await page.goto(address, { waitUntil: "networkidle" });
      await page.waitForTimeout(QUIET_MS);
    });
    const threads = events.filter(
      ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
    );
    return Math.max(0, ...threads.map(({ pid, tid }) => worked(events, pid, tid)));
  } finally {
    await session.detach();
    await page.close();
  }
}

/** By the thread's own time, pages in turns: a machine that does other things besides tells nothing by the clock. */
export const measure: Measure["measure"] = ({ origin }) =>
  inBrowser(async (browser) => {
    const times = new Map<string, number[]>(pages.map((path) => [path, []]));
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const [path, taken] of times) taken.push(SLOWER * (await loaded(browser, `${origin}${path}`)));
    return [...times].map(([path, taken]): Figure => {
      const [least, most] = [Math.min(...taken), Math.max(...taken)];
      const limit = path === "/" ? null : { atMost: 800 };
      const note = `${Math.round(least)} to ${Math.round(most)}`;
      return { what: `main thread of a phone, ${path}`, value: medianOf(taken), unit: "ms", limit, note };
    });
  });
