import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    /** In a page that axe was loaded into. */
    readonly axe: typeof axe;
  }
}

/** Waits until nothing on the page moves or fades any more; an animation that was called off has ended, too. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

/** Axe finds nothing on a page, or in one part of it, once it is there and still: what fades in has little contrast meanwhile. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (part !== undefined) await expect(page.locator(part).first()).toBeVisible();
  await untilStill(page);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (selector) =>
      (await window.axe.run(selector ?? document, { resultTypes: ["violations"] })).violations,
    part,
  );
  expect(violations).toEqual([]);
}

/** Nothing on a page reaches beyond its right edge, once it has found its layout. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(overhang)).toBe(0);
}
