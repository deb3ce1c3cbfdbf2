import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

// Stryker is installed where it is first asked for: its five thousand files would come with every `npm ci`. Vitest is the shop's own.
const folder = import.meta.dirname;
if (!existsSync(join(folder, "node_modules")))
  spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
const stryker = join(folder, "node_modules/.bin/stryker");
const { status } = spawnSync(
  stryker,
  ["run", join(folder, "stryker.config.json"), ...process.argv.slice(2)],
  {
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
