import { tmpdir } from "node:os";
import { inject } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { shopContent } from "#catalogue/content/content.ts";
import { readConfig, type ReadyConfig } from "#server/config.ts";
import { createApp } from "#server/http/app.ts";
import { createLog } from "#server/http/log.ts";
import { makeServices } from "#server/services/make-services.ts";
import type { Services } from "#server/services/services.ts";
import { tuesdayMorning } from "../process/shop-process.ts";

const defaults = { LOG_LEVEL: "silent", DATA_DIR: tmpdir(), SHOP_NOW: tuesdayMorning };

function configFrom(settings: Readonly<Record<string, string>>): ReadyConfig {
  const result = readConfig({ ...defaults, ...settings });
  if (!result.ok) throw new Error(result.message);
  return { ...result.config, secretKey: "a secret that only the tests know" };
}

/** The shop's services on the test database; `settings` are environment variables. */
export async function testServices(
  settings: Readonly<Record<string, string>> = {},
  databaseUrl: string = inject("databaseUrl"),
): Promise<{ readonly services: Services; readonly close: () => Promise<void> }> {
  const config = configFrom(settings);
  const log = createLog(config.logLevel);
  const { services, closeJobs, closePool } = await makeServices(
    config,
    databaseUrl,
    { catalogue: catalogueDocument, content: shopContent, facesFolder: "public/fonts/lettering" },
    log,
  );
  const close = async (): Promise<void> => {
    await closeJobs();
    await closePool();
  };
  return { services, close };
}

/** The calls without pages and without a port: `app.inject("/api/…")`. */
export async function testApp(settings: Readonly<Record<string, string>> = {}) {
  const { services, close } = await testServices(settings);
  const app = await createApp(services);
  app.addHook("onClose", close);
  return { app, services };
}
