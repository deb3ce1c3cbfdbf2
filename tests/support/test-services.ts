import { inject } from "vitest";
import { catalogueDocument } from "../../src/catalogue/catalogue.ts";
import { createClock, shopMoment } from "../../src/server/clock.ts";
import { readConfig, type ReadyConfig } from "../../src/server/config.ts";
import { databaseOn, openPool } from "../../src/server/db/database.ts";
import { createApp } from "../../src/server/http/app.ts";
import { createLog } from "../../src/server/http/log.ts";
import { openJobs } from "../../src/server/jobs/jobs.ts";
import { openCatalogueStore } from "../../src/server/services/catalogue-store.ts";
import { publishShippedCatalogue } from "../../src/server/services/publish-catalogue.ts";
import type { Services } from "../../src/server/services/services.ts";

const configFrom = (settings: Readonly<Record<string, string>>): ReadyConfig => {
  const result = readConfig({ LOG_LEVEL: "silent", ...settings });
  if (!result.ok) throw new Error(result.message);
  return { ...result.config, secretKey: "a secret that only the tests know" };
};

/** The shop's services on the test database, as `main.ts` makes them; `settings` are environment variables. */
export const testServices = async (
  settings: Readonly<Record<string, string>> = {},
  databaseUrl: string = inject("databaseUrl"),
) => {
  const config = configFrom(settings);
  const pool = openPool(databaseUrl);
  const db = databaseOn(pool);
  await publishShippedCatalogue(db, catalogueDocument);
  const catalogue = await openCatalogueStore(db);
  const clock = createClock(config.shopNow);
  const log = createLog(config.logLevel);
  const jobs = await openJobs(databaseUrl, log);
  const services: Services = {
    config,
    log,
    clock,
    shopMoment: () => {
      const { timeZone, cutOff } = catalogue.current().document.shop;
      return shopMoment(clock.now(), timeZone, cutOff);
    },
    catalogue,
    db,
    jobs,
    dependencies: [{ name: "database", check: async () => void (await pool.query("select 1")) }],
  };
  const close = async (): Promise<void> => {
    await jobs.stop();
    await pool.end();
  };
  return { services, close };
};

/** The calls without pages and without a port: `app.inject("/api/…")`. */
export const testApp = async (settings: Readonly<Record<string, string>> = {}) => {
  const { services, close } = await testServices(settings);
  const app = await createApp(services);
  app.addHook("onClose", close);
  return { app, services };
};
