import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    /** In a page that axe was loaded into. */
    readonly axe: typeof axe;
  }
}

/** Axe in its short form: every page reads it anew. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Waits until nothing on the page moves or fades any more; an animation that was called off has ended, too. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

/** What axe looks at: a part of the page, by a selector, or all of it. */
interface Look {
  readonly part?: string;
}

/** Axe finds nothing on a page once it is there and still: what fades in has little contrast meanwhile. */
export async function expectAccessible(page: Page, { part }: Look = {}): Promise<void> {
  if (part !== undefined) await expect(page.locator(part).first()).toBeVisible();
  await untilStill(page);
  await page.evaluate(axeScript);
  const violations = await page.evaluate(
    async (asked) => (await window.axe.run(asked ?? document, { resultTypes: ["violations"] })).violations,
    part,
  );
  expect(violations).toEqual([]);
}

/** Nothing on a page reaches beyond its right edge, once it has found its layout. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(overhang)).toBe(0);
}
