import type { Browser } from "@playwright/test";
import type { Figure, Measure } from "../support/measure.types.ts";
import { inBrowser } from "../support/in-browser.ts";

const pages = [
  "/stickers/paper",
  "/stickers/roll",
  "/stickers/vinyl",
  "/business-cards/standard-business-card",
  "/business-cards/premium-business-card",
];

const windows = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];

/** All that can be pressed or typed in. */
const pressable = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/** What of a page is in sight, how long it is, and where the quantity is asked. */
async function seen(browser: Browser, address: string, window: (typeof windows)[number]): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: window });
  try {
    await page.goto(address, { waitUntil: "networkidle" });
    const main = page.getByRole("main");
    const controls = await main.locator(pressable).filter({ visible: true }).count();
    const words = (await main.innerText()).match(/\S+/g)?.length ?? 0;
    const whole = await page.locator("html").boundingBox();
    const quantity = await page.getByRole("group", { name: "Quantity", exact: true }).boundingBox();
    const isWide = window.width > 1_000;
    const of = `${new URL(address).pathname} at ${window.width}`;
    return [
      { what: `controls, ${of}`, value: controls, unit: "", limit: { atMost: 70 }, note: `${words} words` },
      {
        what: `length, ${of}`,
        value: whole?.height ?? 0,
        unit: "px",
        limit: isWide ? { atMost: 3_500 } : null,
      },
      {
        what: `quantity, ${of}`,
        value: quantity?.y ?? 0,
        unit: "px",
        limit: isWide ? { atMost: 520 } : null,
      },
    ];
  } finally {
    await page.close();
  }
}

/** How much a quote page asks at once (decision 330). */
export const measure: Measure["measure"] = async (shop) => {
  return inBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const path of pages)
      for (const window of windows) figures.push(...(await seen(browser, `${shop.origin}${path}`, window)));
    return figures;
  });
};
