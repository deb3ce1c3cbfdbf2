import { inject } from "vitest";
import { createApp } from "#server/app.ts";
import { createLog } from "#platform/http/log.ts";
import { makeServices } from "#server/make-services.ts";
import type { Services } from "#topics/services.ts";
import { shipped, testConfig } from "./test-config.ts";

/** The shop's services on the test database; `settings` are environment variables. */
export async function testServices(
  settings: Readonly<Record<string, string>> = {},
  databaseUrl: string = inject("databaseUrl"),
): Promise<{ readonly services: Services; readonly close: () => Promise<void> }> {
  const config = testConfig(settings);
  const log = createLog(config.logLevel);
  const { services, closeJobs, closePool } = await makeServices(config, databaseUrl, shipped, log);
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
