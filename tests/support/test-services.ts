import { inject } from "vitest";
import { catalogueDocument } from "../../src/catalogue/catalogue.ts";
import { createClock, shopMoment } from "../../src/server/clock.ts";
import { readConfig, type Config } from "../../src/server/config.ts";
import { databaseOn, openPool } from "../../src/server/db/database.ts";
import { createApp } from "../../src/server/http/app.ts";
import { createLog } from "../../src/server/http/log.ts";
import { openCatalogueStore } from "../../src/server/services/catalogue-store.ts";
import { publishShippedCatalogue } from "../../src/server/services/publish-catalogue.ts";
import type { Services } from "../../src/server/services/services.ts";

const configFrom = (settings: Readonly<Record<string, string>>): Config => {
  const result = readConfig({ LOG_LEVEL: "silent", ...settings });
  if (!result.ok) throw new Error(result.message);
  return result.config;
};

/** The shop's services on the test database, as `main.ts` makes them; `settings` are environment variables. */
export const testServices = async (settings: Readonly<Record<string, string>> = {}) => {
  const config = configFrom(settings);
  const pool = openPool(inject("databaseUrl"));
  const db = databaseOn(pool);
  await publishShippedCatalogue(db, catalogueDocument);
  const catalogue = await openCatalogueStore(db);
  const clock = createClock(config.shopNow);
  const services: Services = {
    config,
    log: createLog(config.logLevel),
    clock,
    shopMoment: () => {
      const { timeZone, cutOff } = catalogue.current().document.shop;
      return shopMoment(clock.now(), timeZone, cutOff);
    },
    catalogue,
    db,
    dependencies: [{ name: "database", check: async () => void (await pool.query("select 1")) }],
  };
  return { services, close: () => pool.end() };
};

/** The calls without pages and without a port: `app.inject("/api/…")`. */
export const testApp = async (settings: Readonly<Record<string, string>> = {}) => {
  const { services, close } = await testServices(settings);
  const app = await createApp(services);
  app.addHook("onClose", close);
  return { app, services };
};
