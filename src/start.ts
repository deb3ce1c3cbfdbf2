import { join } from "node:path";
import { openShop, type Serving } from "./main.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { nodeFault } from "#platform/node-version.js";
import { hasStaff } from "#topics/staff/staff.ts";
import { openDatabase } from "#platform/db/database.ts";
import { prepareDataFolder } from "#platform/files/data-folder.ts";
import { listen } from "#platform/http/listen.ts";
import { Closers } from "#platform/closers.ts";
import { describeError, StartFault } from "#platform/describe-error.ts";
import type { Services } from "#topics/services.ts";

function settings(): Config {
  const fault = nodeFault(process.versions.node);
  if (fault !== null) throw new StartFault(fault);
  const result = readConfig(process.env);
  if (!result.ok) throw new StartFault(result.message);
  return result.config;
}

/** What a setting, or the database, does that its owner should be told at once. */
async function warn(
  { log, db, freeBytes }: Services,
  { dataDir, diskReserveBytes, shopNow, isStudioOpen }: Config,
  isNewer: boolean,
): Promise<void> {
  if (isNewer)
    log.warn(
      "the database is of a newer release than this program: go on with that one, or update this node",
    );
  if ((await freeBytes()) < diskReserveBytes)
    log.warn(
      { dataDir, reserveBytes: diskReserveBytes },
      "less is free on the disk than DISK_RESERVE_MB: no file is taken in",
    );
  if (shopNow !== null)
    log.warn({ shopNow: new Date(shopNow).toISOString() }, "the shop's clock was set by SHOP_NOW");
  if (!isStudioOpen)
    log.warn("STUDIO is off: no order can be worked on, and no request or question answered");
  if (isStudioOpen && !(await hasStaff(db)))
    log.info("nobody can enter the studio yet: npm run studio:owner -- ADDRESS");
}

async function open(serving: Serving, closers: Closers): Promise<string> {
  const config = await prepareDataFolder(settings());
  const databaseUrl = await openDatabase(config, closers);
  const { isNewer } = await migrateDatabase(databaseUrl);
  const shop = await openShop(config, databaseUrl, serving, closers);
  await warn(shop.services, config, isNewer);
  return listen(shop.app, config);
}

function explain(error: unknown): void {
  const isFault = error instanceof StartFault;
  if (isFault) process.stderr.write(`${error.message}\n`);
  else console.error("The shop stopped because of a fault of its own.", describeError(error));
}

/** The process: opens the shop, says where it is, and closes everything it opened at the first signal. */
export async function start(serving: Serving): Promise<void> {
  const closers = new Closers();
  const stop = async (exitCode: number): Promise<void> => {
    await closers.close();
    process.exit(exitCode);
  };
  // Where nobody reads what it prints any more, the shop goes on: told as a fault, it would be printed, and be a fault again.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  for (const event of ["uncaughtException", "unhandledRejection"] as const)
    process.on(event, (error) => {
      explain(error);
      void stop(1);
    });
  try {
    const address = await open(serving, closers);
    process.stdout.write(`Kisscut is open at ${address}\n`);
  } catch (error) {
    explain(error);
    await stop(1);
  }
}

if (import.meta.env.PROD)
  await start({
    mode: "production",
    filesFolder: join(import.meta.dirname, "..", "client"),
    studioFolder: join(import.meta.dirname, "..", "studio"),
  });
