import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { migrateDatabase } from "./migrate.ts";

const migrations = join(import.meta.dirname, "migrations");

/** A row in each table as the first release wrote it: what belongs to an account, and what to a guest. */
const rows = `
  insert into catalogue_version (id, document) values ('v1', '{"products": []}');
  insert into catalogue_current (version_id, shipped_id) values ('v1', 'v1');
  insert into mail (cause, recipient, subject, text) values ('welcome:1', 'ann@example.org', 'Welcome', 'Kia ora');
  insert into customer (email, first_name, last_name, password_hash, temporary_password_mail_id)
    select 'ann@example.org', 'Ann', 'Lee', '$argon2id$', id from mail;
  insert into customer_address
    (customer_id, label, company, address, apartment, city_town, province, postcode, phone_number, place_key)
    values (1, 'Studio', '', '12 Cuba Street', '', 'Wellington', 'Wellington', '6011', '04 555 0142', '12 cuba street');
  insert into points_ledger (customer_id, points, cause) values (1, 2, 'welcome');
  insert into session (token_hash, customer_id) values ('s1', 1);
  insert into registration (id, token_hash, email, first_name, last_name, password_hash, code_hash)
    values (gen_random_uuid(), 'r1', 'bea@example.org', 'Bea', 'Moss', '$argon2id$', 'c1');
  insert into guest (token_hash) values ('g1');
  insert into rate_limit (key, bucket, tries, ends_at) values ('sign-in:192.0.2.1', 7, 3, now());
  insert into cart_line (customer_id, selection, selection_hash, origin_path, catalogue_version_id, told_price)
    values (1, '{"productId": 1}', 'h1', '/', 'v1', 1950);
  insert into cart_wish (guest_id, coupon_code, points) values (1, 'FIRSTPEEL', 0);
  insert into comparison (key, guest_id, selection, selection_hash, origin_path, catalogue_version_id)
    values ('k1', 1, '{"productId": 2}', 'h2', '/', 'v1');
  insert into quotation (quotation_no, customer_id, issue_date, items, sub_total, shipping_fee, point_discount,
    coupon_discount, total_price, catalogue_version_id)
    values ('Q261122AAAAAAAAAA', 1, '2026-11-22', '[]', 5700, 800, 100, 570, 5830, 'v1');
  insert into quote_request (request_no, guest_id, quote_type, first_name, last_name, email, details, comment,
    origin_path, tracking, catalogue_version_id)
    values ('R261122AAAAAAAAAA', 1, 'Special Size', 'Bea', 'Moss', 'bea@example.org', '[]', 'Art paper', '/', '{}', 'v1');
  insert into attachment (quote_request_id, position, name, media_type, bytes, sha256)
    values (1, 0, 'label.pdf', 'application/pdf', 48, '00');
  insert into kept_answer (call, key, guest_id, network, body_hash, answer)
    values ('cart/add', 'first', 1, '192.0.2.1', 'b1', '{"ok": true}');
`;

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

const clean: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const step of clean.splice(0).toReversed()) await step();
});

/** The migrations up to this one, as a release had them. */
function migrationsUpTo(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kisscut-migrations-"));
  clean.push(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(migrations, folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as Journal;
  const end = journal.entries.findIndex(({ tag }) => tag === last);
  expect(end).toBeGreaterThan(0);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end + 1) }));
  return folder;
}

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

/** What each table holds, in the columns it had then. */
async function contentsOf(client: Client, columns: ReadonlyMap<string, readonly string[]>) {
  const contents: Record<string, unknown> = {};
  for (const [table, names] of columns)
    contents[table] = (
      await client.query(`select ${names.map((name) => `"${name}"`).join(", ")} from "${table}"`)
    ).rows;
  return contents;
}

async function columnsIn(client: Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: found } = await client.query<{ table: string; names: string[] }>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as names
     from information_schema.columns where table_schema = 'public' group by table_name order by table_name`,
  );
  return new Map(found.map(({ table, names }) => [table, names]));
}

test("each migration is later than the one before: an earlier one would be passed over", () => {
  const { entries } = JSON.parse(readFileSync(join(migrations, "meta/_journal.json"), "utf8")) as {
    readonly entries: readonly { readonly tag: string; readonly when: number }[];
  };
  // It came in one release with the two before it, so that no shop has those alone: its time stays as it is.
  const times = entries.filter(({ tag }) => tag !== "0029_cut_lines_on_paper").map(({ when }) => when);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test.each([
  ["the first release", "0003_cart"],
  ["the second release", "0011_mail_picture"],
])("what %s stored is there, unchanged, after the migrations that came since", async (_release, last) => {
  const { url, client } = await emptyDatabase();
  await migrate(drizzle({ client }), { migrationsFolder: migrationsUpTo(last) });
  await client.query(rows);
  const columns = await columnsIn(client);
  const before = await contentsOf(client, columns);
  const filled = Object.entries(before).filter(([, held]) => (held as readonly unknown[]).length > 0);
  expect(filled.length).toBeGreaterThanOrEqual(16);
  await migrateDatabase(url);
  expect(await contentsOf(client, columns)).toEqual(before);
});

test("papers of before their uses were written down keep the files they name, each once, and no stranger's", async () => {
  const { url, client } = await emptyDatabase();
  await migrate(drizzle({ client }), { migrationsFolder: migrationsUpTo("0021_cut_line") });
  await client.query(rows);
  await client.query(`
    insert into artwork (id, customer_id, guest_id, sha256, picture_sha256, name, media_type, bytes, width_px, height_px, is_clear, facts)
      select id, customer, guest, '00', '01', 'a.png', 'image/png', 9, 8, 6, false, '{}'
      from (values ('anns', 1, null::integer), ('guests', null, 1)) as own(id, customer, guest);
    update quotation set items = '[{"selection": {"artwork": null}}, {"selection": {"artwork": {"files": ["anns", null, "gone"]}}},
      {"selection": {"artwork": {"files": ["anns", "guests"]}}}]';
    update quote_request set selection = '{"artwork": {"files": ["guests"]}}'`);
  await migrateDatabase(url);
  expect((await client.query("select * from artwork_use order by place")).rows).toEqual([
    { artwork_id: "anns", place: "quotation", number: "Q261122AAAAAAAAAA" },
    { artwork_id: "guests", place: "quote_request", number: "R261122AAAAAAAAAA" },
  ]);
});

test("and the cut lines they name, when that was not written down yet", async () => {
  const { url, client } = await emptyDatabase();
  await migrate(drizzle({ client }), { migrationsFolder: migrationsUpTo("0023_orders") });
  await client.query(rows);
  await client.query(`
    insert into artwork (id, customer_id, sha256, picture_sha256, name, media_type, bytes, width_px, height_px, is_clear, facts)
      values ('anns', 1, '00', '01', 'a.png', 'image/png', 9, 8, 6, false, '{}');
    insert into cut_line (id, artwork_id, digest, settings, geometry, width_um, height_um, area_mm2, perimeter_mm)
      select id, 'anns', id, '{}', '{}', 1, 1, 1, 1 from (values ('quoted'), ('asked'), ('free')) as line(id);
    update quotation set items = '[{"selection": {"artwork": null}}, {"selection": {"artwork": {"cutLines": [null, "quoted"]}}}]';
    update quote_request set selection = '{"artwork": {"cutLines": ["asked"]}}'`);
  await migrateDatabase(url);
  expect((await client.query("select id, is_on_paper from cut_line order by id")).rows).toEqual([
    // A guest's request names no line of somebody else's.
    { id: "asked", is_on_paper: false },
    { id: "free", is_on_paper: false },
    { id: "quoted", is_on_paper: true },
  ]);
});
