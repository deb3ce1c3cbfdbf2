import type { Page } from "@playwright/test";
import { tabTo } from "./pay-by-keys.ts";

const looks = [/^The words/, /^The colours/, /^The size/];

/** Ticks what is looked at before the proof is approved whose card is the only one. */
export async function lookAtProof(page: Page): Promise<void> {
  for (const look of looks) await page.getByRole("checkbox", { name: look }).check();
}

/** The same with the keyboard alone. */
export async function lookByKeys(page: Page): Promise<void> {
  for (const look of looks) {
    await tabTo(page, page.getByRole("checkbox", { name: look }));
    await page.keyboard.press("Space");
  }
}
