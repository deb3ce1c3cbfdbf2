import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { databaseOn, openPool } from "#platform/db/database.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded/embedded-postgres.ts";
import { deleteOutdated } from "#server/housekeeping.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import type { Figure } from "../support/measure.types.ts";

/** How long artwork is kept after it was last chosen. */
const YEAR_MS = 365 * 24 * 3_600_000;

/** A shop of some years: 100,000 customers, 200,000 mails, and as much of what an hour, a day and a year leave behind. */
const aBigShop = [
  `insert into mail (id, cause, recipient, subject, sent_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'mail ' || n, 'a@example.org', 'A mail',
      now() - case when n <= 150000 then interval '31 days' else interval '1 day' end
    from generate_series(1, 200000) n`,
  `insert into customer (email, first_name, last_name, password_hash, temporary_password_mail_id)
    select 'member' || n || '@example.org', 'A', 'B', 'none', case when n % 50 = 0
      then ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid end
    from generate_series(1, 100000) n`,
  `insert into session (token_hash, customer_id, seen_at)
    select 'session ' || n, n, now() - case when n <= 50000 then interval '15 days' else interval '1 day' end
    from generate_series(1, 100000) n`,
  `insert into registration (id, token_hash, email, first_name, last_name, password_hash, code_hash, created_at)
    select gen_random_uuid(), 'hash ' || n, 'waiting' || n || '@example.org', 'A', 'B', 'none', 'none', now() - interval '2 days'
    from generate_series(1, 20000) n`,
  `insert into guest (token_hash, seen_at)
    select 'guest ' || n, now() - case when n <= 50000 then interval '366 days' else interval '9 days' end
    from generate_series(1, 100000) n`,
  `insert into catalogue_version (id, document) values ('a', '{}')`,
  `insert into cart_line (guest_id, selection, selection_hash, origin_path, catalogue_version_id, told_price, removed_at)
    select n, '{}', 'a', '/', 'a', 1, case when n > 90000 then now() - interval '2 days' end
    from generate_series(1, 100000) n`,
  `insert into quote_request (request_no, guest_id, quote_type, first_name, last_name, email, details, comment, origin_path, tracking, catalogue_version_id)
    select 'R' || n, n, 'Special Size', 'A', 'B', 'a@example.org', '[]', '', '/', '{}', 'a' from generate_series(1, 10000) n`,
  `insert into kept_answer (call, key, guest_id, network, body_hash, answer, created_at)
    select 'cart', 'key ' || n, n, 'a', 'a', '{}', now() - interval '2 days' from generate_series(1, 100000) n`,
  `insert into rate_limit (key, bucket, tries, ends_at)
    select 'key ' || n, 1, 1, now() - interval '1 hour' from generate_series(1, 100000) n`,
  "analyze",
];

async function fill(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of aBigShop) await client.query(statement);
  await client.end();
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/** On a database of its own, as the embedded one is set. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "kisscut-housekeeping-"));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  await migrateDatabase(postgres.url);
  const pool = openPool(postgres.url);
  try {
    await fill(postgres.url);
    const db = databaseOn(pool);
    const lives = { artworkLifeMs: YEAR_MS, unusedUploadLifeMs: 14 * 24 * 3_600_000 };
    let deleted = {};
    const seconds = await secondsOf(async () => {
      deleted = await deleteOutdated(db, lives);
    });
    const again = await secondsOf(() => deleteOutdated(db, lives));
    return [
      {
        what: "housekeeping of 100,000 customers and 200,000 mails",
        value: seconds,
        unit: "s",
        limit: { atMost: 120 },
        note: JSON.stringify(deleted),
      },
      {
        what: "the same an hour later, with nothing to delete",
        value: again,
        unit: "s",
        limit: { atMost: 1 },
      },
    ];
  } finally {
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
