import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/test/find-browser.ts";

/** Measures in a browser of its own, which is closed whatever comes of it. */
export async function inBrowser<Measured>(
  measure: (browser: Browser) => Promise<Measured>,
): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? "chromium",
    args: ["--no-sandbox"],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
