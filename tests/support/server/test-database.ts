import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#server/db/embedded/embedded-postgres.ts";
import { migrateDatabase } from "#server/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** A real PostgreSQL for the server's tests, without the waiting that keeps data safe; gone with the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "kisscut-test-"));
  chmodSync(folder, 0o755);
  const quick = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  // Several files run at once, and a test of several nodes opens a pool for each.
  const roomy = ["max_connections=200"];
  const postgres = await startEmbeddedPostgres(folder, [...quick, ...roomy]);
  await migrateDatabase(postgres.url);
  project.provide("databaseUrl", postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
