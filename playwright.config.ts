import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/test/find-browser.ts";

const askForPort =
  "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })";

/** A free port and fresh data for each run; workers get the same ones from the run's environment. */
const port = Number(
  (process.env.E2E_PORT ??= execFileSync(process.execPath, ["-e", askForPort]).toString().trim()),
);
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "kisscut-e2e-")));
chmodSync(dataDir, 0o755);

const chromium = {
  launchOptions: {
    executablePath: findBrowser() ?? "chromium",
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
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine is slow, not wrong: only what never comes fails.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-NZ",
    timezoneId: "Pacific/Auckland",
    // Keeping a trace doubles the time of a run; to look into a failure: playwright test --trace retain-on-failure FILE.
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "desktop",
      // What is tested on a phone is not tested twice, but for what assistive technology finds at either width.
      testIgnore: /(?<!accessibility)\.phone\.test\.ts/,
      use: { ...devices["Desktop Chrome"], ...chromium },
    },
    {
      name: "phone",
      testMatch: /.*\.phone\.test\.ts/,
      use: { ...devices["Pixel 7"], viewport: { width: 375, height: 812 }, ...chromium },
    },
  ],
  webServer: {
    command: "exec node build/server/index.js",
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: dataDir, NODE_ENV: "production", LOG_LEVEL: "warn" },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "ignore",
  },
});
