import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildInto } from "../../scripts/build/build.ts";
import { freePort, runShop, temporaryDataDir } from "#tests/support/process/shop-process.ts";
import type { Measure } from "../support/measure.types.ts";

async function secondsToFirstAnswer(dataDir: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const shop = runShop({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  await shop.printed("Kisscut is open");
  await fetch(`http://127.0.0.1:${port}/healthz`);
  const seconds = (performance.now() - begun) / 1000;
  shop.signal("SIGTERM");
  await shop.exited;
  return seconds;
}

/** Builds into a folder of its own, so that the build in use stays as it is. */
async function secondsToBuild(): Promise<number> {
  const folder = join(".cache", `bench-build-${process.pid}`);
  const begun = performance.now();
  if (!(await buildInto(folder))) throw new Error("the build failed");
  const seconds = (performance.now() - begun) / 1000;
  rmSync(folder, { recursive: true, force: true });
  return seconds;
}

export const measure: Measure["measure"] = async () => {
  const dataDir = temporaryDataDir();
  const building = await secondsToBuild();
  const first = building + (await secondsToFirstAnswer(dataDir));
  const later = await secondsToFirstAnswer(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  return [
    {
      what: "first start after an install (build included)",
      value: first,
      unit: "s",
      limit: { atMost: 30 },
      note: `build ${building.toFixed(1)} s`,
    },
    { what: "a later start", value: later, unit: "s", limit: { atMost: 3 } },
  ];
};
