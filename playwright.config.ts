import { defineConfig, devices } from "@playwright/test";
import { findTestBrowser } from "./scripts/test/find-browser.ts";

const chromium = {
  launchOptions: {
    executablePath: findTestBrowser() ?? "chromium",
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-quic",
      "--no-first-run",
    ],
  },
};

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/pages/shop-broker.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // Each waits a third of its time: for the shop, for a mail, for what a person is given time for.
  workers: 4,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine is slow, not wrong: only what never comes fails.
  timeout: 180_000,
  // A failure has a cause, in the test or in the shop.
  retries: 0,
  expect: { timeout: 45_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    ...chromium,
    locale: "en-NZ",
    timezoneId: "Pacific/Auckland",
    // What only moves is drawn by the processor here, a seventh of a page's work: what is about motion asks for it.
    contextOptions: { reducedMotion: "reduce" },
    // Keeping a trace doubles the time of a run; to look into a failure: playwright test --trace retain-on-failure FILE.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
