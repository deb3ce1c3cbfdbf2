import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Waits until nothing on the page moves or fades any more; an animation that was called off has ended, too. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

/** Axe finds nothing on a page, or in one part of it, once it is still: what fades in has little contrast meanwhile. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await untilStill(page);
  const axe = new AxeBuilder({ page });
  expect((await (part === undefined ? axe : axe.include(part)).analyze()).violations).toEqual([]);
}

/** Nothing on a page reaches beyond its right edge, once it has found its layout. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(overhang)).toBe(0);
}
