import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { StartFault } from "#platform/describe-error.ts";
import { demonstrationNumbers } from "#domain/catalogue/own-numbers.ts";
import { ownNumbers } from "#tests/support/catalogue/own-numbers.ts";
import { rowOfEachTable } from "#tests/support/people/row-of-each-table.ts";
import { testServices } from "#tests/support/server/test-services.ts";
import { findCustomerByEmail } from "#topics/person/customers.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";

const migrations = join(import.meta.dirname, "../platform/db/migrations");

/** When the migrations that the last release applied were written, the newest last: 43, which the first one of now stands for. */
const lastRelease = [
  1_795_244_471_713, 1_795_245_418_697, 1_795_260_279_278, 1_795_261_516_187, 1_795_320_768_448,
  1_795_321_063_479, 1_795_321_859_035, 1_795_323_417_704, 1_795_325_165_100, 1_795_326_037_830,
  1_795_332_908_988, 1_795_334_230_808, 1_795_337_853_782, 1_795_346_291_887, 1_795_367_410_771,
  1_795_371_073_393, 1_795_380_839_200, 1_795_381_220_699, 1_795_392_312_843, 1_795_394_450_397,
  1_795_397_313_707, 1_795_413_416_210, 1_795_441_150_594, 1_795_442_642_499, 1_795_453_980_420,
  1_795_454_040_420, 1_795_452_980_420, 1_795_465_098_000, 1_795_465_108_000, 1_795_477_200_761,
  1_795_479_682_254, 1_795_479_921_376, 1_795_480_690_892, 1_795_490_973_270, 1_795_495_943_759,
  1_795_496_760_556, 1_795_521_948_702, 1_795_524_003_081, 1_795_525_162_814, 1_795_534_883_566,
  1_795_552_548_102, 1_795_732_614_897, 1_795_734_056_487,
];

const newestThen = Math.max(...lastRelease);

interface Entry {
  readonly tag: string;
  readonly when: number;
}

const clean: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const step of clean.splice(0).toReversed()) await step();
});

async function emptyDatabase(): Promise<{ readonly url: string; readonly client: Client }> {
  const name = `release_${randomUUID().replaceAll("-", "")}`;
  const server = new Client({ connectionString: inject("databaseUrl") });
  await server.connect();
  await server.query(`create database ${name}`);
  const url = inject("databaseUrl").replace("/postgres?", `/${name}?`);
  const client = new Client({ connectionString: url });
  await client.connect();
  clean.push(async () => {
    await client.end();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  });
  return { url, client };
}

/** A copy of the migrations with other entries in its journal; `next.sql` adds a column. */
function migrationsWith(change: (entries: readonly Entry[]) => readonly Entry[]): string {
  const folder = mkdtempSync(join(tmpdir(), "kisscut-migrations-"));
  clean.push(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(migrations, folder, { recursive: true });
  writeFileSync(
    join(folder, "next.sql"),
    `alter table "customer" add column "next" text default 'came' not null`,
  );
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as { readonly entries: readonly Entry[] };
  writeFileSync(path, JSON.stringify({ ...journal, entries: change(journal.entries) }));
  return folder;
}

/** Writes down which migrations a database has, in place of what stands there. */
async function noteApplied(client: Client, times: readonly number[]): Promise<void> {
  await client.query("truncate drizzle.__drizzle_migrations restart identity");
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) select md5(time::text), time from unnest($1::bigint[]) as time",
    [times],
  );
}

/** A filled database as the last release left it. */
async function databaseOfLastRelease() {
  const database = await emptyDatabase();
  await migrateDatabase(
    database.url,
    migrationsWith((entries) => entries.filter(({ when }) => when <= newestThen)),
  );
  await noteApplied(database.client, lastRelease);
  await database.client.query(rowOfEachTable);
  return database;
}

/** What each table holds, of the columns that it has now. */
async function contentsOf(client: Client): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const contents: Record<string, readonly unknown[]> = {};
  for (const { name } of tables) contents[name] = (await client.query(`select * from "${name}"`)).rows;
  return contents;
}

async function appliedIn(client: Client): Promise<readonly number[]> {
  const { rows } = await client.query<{ time: number }>(
    "select created_at::float8 as time from drizzle.__drizzle_migrations order by id",
  );
  return rows.map(({ time }) => time);
}

/** When the migrations of now were written. */
const times = readMigrationFiles({ migrationsFolder: migrations }).map(({ folderMillis }) => folderMillis);

test("each migration is later than the one before: an earlier one would be passed over", () => {
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test("the first migration is what was compared with the last release's database, which passes it over", () => {
  const [first] = readMigrationFiles({ migrationsFolder: migrations });
  expect(first).toMatchObject({
    folderMillis: 1_795_734_056_487,
    hash: "e9ed51258b1dda20fdf180dd08c4c1d709440e973ef7ec34e774c98f5a48977a",
  });
});

test("a new database gets every table in one step, and a second start finds nothing to do", async () => {
  const { url, client } = await emptyDatabase();
  await migrateDatabase(url);
  const made = await contentsOf(client);
  expect(made["paper_number"]).toEqual([
    { kind: "invoice", last: 0 },
    { kind: "credit-note", last: 0 },
  ]);
  expect(await migrateDatabase(url)).toEqual({ isNewer: false });
  expect(await contentsOf(client)).toEqual(made);
  expect(await appliedIn(client)).toEqual(times);
});

test("on a database of a newer release this program starts all the same, and knows it", async () => {
  const { url, client } = await emptyDatabase();
  expect(await migrateDatabase(url)).toEqual({ isNewer: false });
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e12)");
  expect(await migrateDatabase(url)).toEqual({ isNewer: true });
});

test("what the last release stored in each table is there, unchanged, and the shop opens on it", async () => {
  const { url, client } = await databaseOfLastRelease();
  const before = await contentsOf(client);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  await migrateDatabase(url);
  expect(await contentsOf(client)).toMatchObject(before);
  expect(await appliedIn(client)).toEqual([...lastRelease, ...times.filter((time) => time > newestThen)]);
  const { services, close } = await testServices({}, url);
  const ann = await findCustomerByEmail(services.db, "ann@example.org");
  await close();
  expect(ann).toMatchObject({ firstName: "Ann", creditLimit: 50_000 });
});

test.each([
  ["has its own numbers is shown no list of what to set up", ownNumbers, [{ row: "list" }]],
  ["has the demonstration's is shown one", demonstrationNumbers, []],
  ["has none is shown one", {}, []],
])("a shop of the last release that %s", async (_which, numbers, confirmed) => {
  const { url, client } = await databaseOfLastRelease();
  await client.query("update catalogue_version set document = $1", [{ products: [], shop: numbers }]);
  await migrateDatabase(url);
  expect((await client.query("select row from set_up_confirmed")).rows).toEqual(confirmed);
});

test.each([
  ["a new database", emptyDatabase],
  ["a filled one of the last release", databaseOfLastRelease],
])("the next migration reaches %s", async (_which, made) => {
  const { url, client } = await made();
  const next = { tag: "next", when: (times.at(-1) ?? 0) + 1 };
  await migrateDatabase(
    url,
    migrationsWith((entries) => [...entries, next]),
  );
  await client.query(
    "insert into customer (email, first_name, last_name, password_hash) values ('new@example.org', '', '', '')",
  );
  const { rows } = await client.query("select distinct next from customer");
  expect(rows).toEqual([{ next: "came" }]);
});

test("a database of before the first migration is refused with the day of the program to start first, and left alone", async () => {
  const { url, client } = await databaseOfLastRelease();
  const older = lastRelease.filter((time) => time < (times[0] ?? 0));
  await noteApplied(client, older);
  const before = await contentsOf(client);
  const refused = migrateDatabase(url);
  await expect(refused).rejects.toThrow(StartFault);
  await expect(refused).rejects.toThrow(
    "The database is of before 27 November 2026 and cannot be brought up to date in one step: start the shop as it was on that day on it once, then this one.",
  );
  expect(await contentsOf(client)).toEqual(before);
  expect(await appliedIn(client)).toEqual(older);
});
