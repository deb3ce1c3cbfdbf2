import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible.ts";

const phone = { width: 375, height: 812 };
const desk = { width: 1280, height: 800 };

/** On a phone and on a desk axe finds nothing, and nothing scrolls sideways. */
export async function expectWellMade(page: Page): Promise<void> {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
