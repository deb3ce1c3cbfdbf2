import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findTestBrowser, headlessShell } from "./find-browser.ts";

/** No answer from Debian's servers for this long counts as none. */
const patienceMs = 180_000;

/** Runs a command as root: directly, or through sudo where it asks for no password. */
function asRoot(...command: string[]): boolean {
  const [name = "", ...rest] = process.getuid?.() === 0 ? command : ["sudo", "-n", ...command];
  return spawnSync(name, rest, { stdio: ["ignore", "ignore", "inherit"], timeout: patienceMs }).status === 0;
}

/** Installs packages of Debian, if none that is there has to go for them. */
function install(...packages: string[]): boolean {
  return asRoot("apt-get", "install", "-y", "--no-install-recommends", "--no-remove", ...packages);
}

if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell)) {
  console.log("Chromium's headless shell was not found; installing Debian's …");
  asRoot("apt-get", "update");
  if (!install("chromium-headless-shell", "fonts-liberation") && !findTestBrowser())
    install("chromium", "fonts-liberation");
}
if (!findTestBrowser()) {
  console.error(
    "The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to one.",
  );
  process.exitCode = 1;
}
