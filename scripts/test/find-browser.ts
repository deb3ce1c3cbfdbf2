import { existsSync } from "node:fs";

/** Chromium without what only a window needs: as Debian installs it. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

const browsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function firstOf(paths: readonly string[]): string | null {
  return [process.env.CHROMIUM_PATH ?? "", ...paths].find((path) => path !== "" && existsSync(path)) ?? null;
}

/** The Chromium that is measured with: CHROMIUM_PATH, else a whole one that is installed; null when there is none. */
export function findBrowser(): string | null {
  return firstOf(browsers);
}

/** The Chromium the browser tests use: CHROMIUM_PATH, else the headless shell, else a whole one; null when there is none. */
export function findTestBrowser(): string | null {
  return firstOf([headlessShell, ...browsers]);
}
