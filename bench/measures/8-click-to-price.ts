import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../scripts/test/find-browser.ts";
import type { Measure } from "../support/measure.types.ts";

const SLOWER = 4;
const ROUNDS = 3;
const choices = 'form[aria-label="Instant quote"] input[type=radio]:not([aria-disabled=true])';

/** Keeps, for each click, the milliseconds until the frame with the next change of the form had been painted. */
function watchClicks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: number[] = [];
    let clicked = 0;
    addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), true);
    const painted = (since: number) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - since);
      port2.postMessage(null);
    };
    const changed = () => {
      if (clicked === 0) return;
      const since = clicked;
      clicked = 0;
      requestAnimationFrame(() => painted(since));
    };
    const price = document.querySelector('section[aria-label="Your price"]');
    if (price)
      new MutationObserver(changed).observe(price, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { times });
  });
}

function timesOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { readonly times: number[] }).times);
}

async function clickEach(page: Page): Promise<void> {
  const all = page.locator(choices);
  for (let index = 0; index < (await all.count()); index++) {
    const choice = all.nth(index);
    if (!(await choice.isVisible()) || (await choice.isChecked())) continue;
    await choice.scrollIntoViewIfNeeded();
    await page.waitForTimeout(700);
    await choice.click({ force: true });
  }
}

/** Every choice of a roll is clicked, on a processor slowed down four times; the median, as other work shares the machine. */
export const measure: Measure["measure"] = async (shop) => {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? "chromium",
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${shop.origin}/stickers/roll?quantity=1000`);
    await page.waitForLoadState("networkidle");
    await watchClicks(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    for (let round = 0; round < ROUNDS; round++) await clickEach(page);
    const times = (await timesOf(page)).sort((a, b) => a - b);
    const value = times[Math.floor(times.length / 2)] ?? Infinity;
    const note = `${times.length} clicks, ${times[0]?.toFixed(0)} to ${times.at(-1)?.toFixed(0)} ms`;
    return [
      {
        what: "click to painted price, processor at a quarter",
        value,
        unit: "ms",
        limit: { atMost: 60 },
        note,
      },
    ];
  } finally {
    await browser.close();
  }
};
