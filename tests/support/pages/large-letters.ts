import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type LaunchOptions, type Page } from "@playwright/test";

interface Browser {
  readonly launchOptions: LaunchOptions;
  readonly baseURL: string | undefined;
  /** The size of letters that somebody has set in their browser, in pixels; 16 is what it comes with. */
  readonly letters: number;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Looks at the shop with a browser whose own letters are larger, as its settings make them. */
export async function withLargeLetters(
  { letters, launchOptions, ...options }: Browser,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), "kisscut-letters-"));
  mkdirSync(join(profile, "Default"));
  const settings = { webkit: { webprefs: { default_font_size: letters } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(settings));
  const browser = await chromium.launchPersistentContext(profile, { ...launchOptions, ...options });
  try {
    await look(browser.pages()[0] ?? (await browser.newPage()));
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
