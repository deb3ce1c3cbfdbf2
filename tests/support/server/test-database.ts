import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#platform/db/embedded/embedded-postgres.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { createLog } from "#platform/http/log.ts";
import { makeServices } from "#server/make-services.ts";
import { buildTestPrograms } from "./built-programs.ts";
import { shipped, testConfig } from "./test-config.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
    /** Where shops keep their files; gone with the run. */
    shopsFolder: string;
  }
}

/** Lets a shop write once what it writes into every new database: catalogue, reviews and the queues of its jobs. */
async function openOnce(databaseUrl: string): Promise<void> {
  const config = testConfig({});
  const { closeJobs, closePool } = await makeServices(
    config,
    databaseUrl,
    shipped,
    createLog(config.logLevel),
  );
  await closeJobs();
  await closePool();
}

/** Makes what every shop's database is a copy of: migrated and opened once, and nobody connects to it. */
async function makeTemplate(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl.replace("/postgres?", "/template1?") });
  await client.connect();
  try {
    await client.query("create database shop_template template postgres strategy file_copy");
    await client.query("alter database shop_template with allow_connections false is_template true");
  } finally {
    await client.end();
  }
}

/** A real PostgreSQL for the server's tests, without the waiting that keeps data safe; gone with the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "kisscut-test-"));
  chmodSync(folder, 0o755);
  const shopsFolder = join(folder, "shops");
  mkdirSync(shopsFolder);
  const quick = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"];
  // Each worker keeps a shop open for every set of settings, and a test of several nodes opens a pool for each.
  const roomy = ["max_connections=300"];
  await buildTestPrograms();
  const postgres = await startEmbeddedPostgres(folder, [...quick, ...roomy]);
  await migrateDatabase(postgres.url);
  await openOnce(postgres.url);
  await makeTemplate(postgres.url);
  project.provide("databaseUrl", postgres.url);
  project.provide("shopsFolder", shopsFolder);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
