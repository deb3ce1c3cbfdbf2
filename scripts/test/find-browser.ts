import { existsSync } from "node:fs";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The Chromium the browser tests use: CHROMIUM_PATH, else one that is installed; null when there is none. */
export function findBrowser(): string | null {
  return (
    [process.env.CHROMIUM_PATH ?? "", ...usualPlaces].find((path) => path !== "" && existsSync(path)) ?? null
  );
}
