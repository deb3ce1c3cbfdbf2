import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";

const packages = ["chromium", "fonts-liberation"];

/** Runs a command as root: directly, or through sudo where it asks for no password. */
function asRoot(...command: string[]): boolean {
  const [name = "", ...rest] = process.getuid?.() === 0 ? command : ["sudo", "-n", ...command];
  return spawnSync(name, rest, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

function install(): boolean {
  console.log("No Chromium was found; installing Debian's …");
  asRoot("apt-get", "update");
  return asRoot("apt-get", "install", "-y", "--no-install-recommends", ...packages);
}

if (!findBrowser()) install();
if (!findBrowser()) {
  console.error(
    "The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to one.",
  );
  process.exitCode = 1;
}
