import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { openForPicture } from "#tests/support/pages/banner.ts";
import { photo } from "../support/photo.ts";
import type { Figure, Measure } from "../support/measure.types.ts";
import { inBrowser } from "../support/in-browser.ts";
import { quantile } from "../support/painted.ts";

const SLOWER = 4;
const ROUNDS = 5;
/** As long as a file is held over the product before it is let go. */
const heldMs = 600;

const photos = [
  { what: "24 megapixels", sides: [6_000, 4_000], quality: 97 },
  { what: "54 megapixels", sides: [9_000, 6_000], quality: 84 },
] as const;

/** Milliseconds from letting go of the file of `#probe` over the product until the frame with its picture had been painted. */
function dropped(page: Page): Promise<number> {
  return page.evaluate(async (pauseMs) => {
    const product = document.querySelector('[role="img"][aria-label]');
    const file = document.querySelector<HTMLInputElement>("#probe")?.files?.[0];
    if (product === null || file === undefined) throw new Error("There is no file, or no product");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const send = (kind: string) =>
      product.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    const painted = new Promise<number>((resolve) => {
      const seen = () =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      new MutationObserver((_, observer) => {
        const picture = product.querySelector('image[href^="blob:"]');
        if (picture === null) return;
        observer.disconnect();
        picture.addEventListener("load", seen);
      }).observe(product, { subtree: true, childList: true, attributes: true });
    });
    send("dragover");
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const before = performance.now();
    send("drop");
    return (await painted) - before;
  }, heldMs);
}

async function dropOnce(browser: Browser, origin: string, path: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await openForPicture(page, `${origin}/stickers/paper?product=classic-paper&quantity=100`);
    await page.locator('[role="img"][aria-label]').first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      const probe = Object.assign(document.createElement("input"), { id: "probe", type: "file" });
      document.body.append(probe);
    });
    await page.setInputFiles("#probe", path);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    return await dropped(page);
  } finally {
    await context.close();
  }
}

async function droppedPhoto(
  browser: Browser,
  origin: string,
  { what, sides: [width, height], quality }: (typeof photos)[number],
): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), "kisscut-photo-"));
  try {
    const path = join(folder, "photo.jpg");
    const content = await photo(width, height, quality);
    writeFileSync(path, content);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await dropOnce(browser, origin, path));
    const sorted = times.toSorted((one, other) => one - other);
    return {
      what: `drop to picture on the product, ${what}, ${(content.length / 1e6).toFixed(0)} MB`,
      value: quantile(sorted, 0.5),
      unit: "ms",
      limit: { atMost: 1_000 },
      note: `${sorted[0]?.toFixed(0)} to ${sorted.at(-1)?.toFixed(0)} ms`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Photographs are dropped on a product, the page's processor slowed down four times; the median, as other work shares the machine. */
export const measure: Measure["measure"] = async ({ origin }) => {
  return inBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const wanted of photos) figures.push(await droppedPhoto(browser, origin, wanted));
    return figures;
  });
};
