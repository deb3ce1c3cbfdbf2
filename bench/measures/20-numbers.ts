import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { addDays } from "#domain/calendar-date.ts";
import { behindKinds } from "#domain/numbers/behind.ts";
import { soldBy } from "#domain/numbers/sold-by.ts";
import { type PeriodStep, periodsBetween, usualFrom } from "#domain/numbers/periods.ts";
import { type Database, databaseOn, openPool } from "#platform/db/database.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded/embedded-postgres.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { behindPageQuery, countBehind, type SoldNames } from "#topics/numbers/behind-rows.ts";
import {
  emptySearchesQuery,
  figureQueries,
  soldOverTimeQuery,
  soldQuery,
  type Span,
} from "#topics/numbers/figures-rows.ts";
import { LISTING_RULE } from "#topics/order/note-for-lists.ts";
import type { Figure } from "../support/measure.types.ts";
import { timeOf } from "../support/timed.ts";

const ORDERS = 200_000;
/** Far less than a statement may take. */
const AT_ONCE = 5_000;
/** What a figure may take, in milliseconds. */
const timed = { rounds: 7, limit: { atMost: 200 } };
const zone = "Pacific/Auckland";

/** Orders of three years from a number on, about 1 kB each, as they are noted for lists and figures. */
async function addOrders(db: Database, from: number): Promise<void> {
  await db.execute(sql`
    insert into shop_order (order_no, guest_id, contact, items, shipping, sub_total, shipping_fee, coupon_discount, point_discount,
      total_price, catalogue_version_id, placed_at, stage, current_total, goods_total, cost, nth, paid_at, sent_at, sent_on, leaves_on, search,
      listed_by)
    select 'K' || n, 1, jsonb_build_object('email', 'person' || n % 90000 || '@example.org', 'first_name', 'Maia', 'last_name', 'Moss'),
      jsonb_build_array(jsonb_build_object('title', 'Art paper stickers', 'product', 'Art Paper', 'details', repeat('words ', 150))),
      '{}', total, 800, 0, 0, total + 800, 'a', at, stage, total + 800, total,
      case when n % 20 > 0 then total * (35 + n % 30) / 100 end, 1 + n % 3,
      case when stage = 'delivered' then at + interval '26 hours' end,
      case when stage = 'delivered' then at + interval '8 days' + n % 5 * interval '12 hours' end,
      case when stage = 'delivered' then (at + interval '8 days' + n % 5 * interval '12 hours')::date end, (at + interval '9 days')::date,
      'k' || n, ${LISTING_RULE}
    from generate_series(${from}::int, ${from + AT_ONCE - 1}::int) as n,
      lateral (select now() - (n * 7919::bigint % ${ORDERS}::int) * (interval '1095 days' / ${ORDERS}::int) as at,
        (1300 + n * 7919::bigint % 60000)::int as total,
        case when n % 100 < 3 then 'cancelled' when n % 100 < 5 then 'lapsed' else 'delivered' end as stage) as made`);
}

/** Facts of each, so that money lies scattered among them, and its lines. */
async function addRest(db: Database, from: number): Promise<void> {
  const these = sql`shop_order.id between ${from}::int and ${from + AT_ONCE - 1}::int`;
  await db.execute(sql`
    insert into order_fact (order_id, kind, details, recorded_by, recorded_at)
    select id, kind, details, 'shop', placed_at + later from shop_order, lateral (values
      ('placed', '{}'::jsonb, interval '0'), ('proof-made', '{"line":1,"version":1}', interval '5 hours'),
      ('proof-approved', '{"line":1,"version":1}', interval '1 day'),
      ('paid', jsonb_build_object('cents', total_price, 'reference', order_no), interval '26 hours'),
      ('production-started', '{}', interval '3 days'), ('dispatched', '{"carrier":"NZ Post"}', interval '8 days'),
      ('delivered', '{}', interval '11 days'),
      ('refunded', '{"cents":1300,"reference":"b"}', interval '12 days')) as f(kind, details, later)
    where ${these} and (stage = 'delivered' or kind = 'placed') and (kind <> 'refunded' or shop_order.id % 60 = 0)`);
  await db.execute(sql`
    insert into order_line (order_id, line, placed_at, product, stock, size, pieces, price, cost)
    select shop_order.id, line, placed_at, (array['Art Paper', 'Classic Paper', 'Standard Vinyl', 'PVC Vinyl', 'Kraft Paper',
      'Swing Tags', 'Custom Decals', 'Hologram'])[1 + (shop_order.id * line) % 8], 'Stock number ' || (shop_order.id * line) % 40,
      20 + (shop_order.id * line) % 60 || ' x ' || 20 + shop_order.id % 50 || ' mm', 100, goods_total / 2, cost / 2
    from shop_order, generate_series(1, 1 + shop_order.id % 3) as line where ${these} and stage = 'delivered'`);
}

async function fill(db: Database): Promise<void> {
  await db.execute(sql`insert into catalogue_version (id, document) values ('a', '{}')`);
  await db.execute(sql`insert into guest (token_hash) values ('a')`);
  for (let from = 1; from <= ORDERS; from += AT_ONCE) {
    await addOrders(db, from);
    await addRest(db, from);
  }
  await db.execute(sql`
    insert into quote_request (request_no, guest_id, quote_type, first_name, last_name, email, details, comment, origin_path, tracking,
      catalogue_version_id, created_at, first_answered_at)
    select 'R' || n, 1, 'Special Size', 'Bea', 'Lee', 'bea@example.org', '[]', '', '/', '{}', 'a', at, at + (1 + n % 40) * interval '1 hour'
    from generate_series(1, 12000) as n, lateral (select now() - n * interval '2 hours' as at) as m`);
  await db.execute(sql`
    insert into day_count select (now() at time zone ${zone})::date - d, what, 20 + d * 13 % 900
    from generate_series(0, 1094) as d, unnest(array['visit', 'configured', 'cart', 'checkout']) as what`);
  await db.execute(sql`
    insert into empty_search select (now() at time zone ${zone})::date - d, 'goods', 'word ' || (d * 31 + w) % 9000, 1 + w % 3
    from generate_series(0, 399) as d, generate_series(1, 500) as w on conflict do nothing`);
  for (const table of [
    "shop_order",
    "order_fact",
    "order_line",
    "quote_request",
    "day_count",
    "empty_search",
  ])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

const today = new Date().toISOString().slice(0, 10);

async function figuresOf(
  db: Database,
  name: string,
  step: PeriodStep,
  from: string,
): Promise<readonly Figure[]> {
  const spans = periodsBetween(step, from, today).map(({ begins, ends }) => ({
    from: `${begins} 00:00`,
    before: `${addDays(ends, 1)} 00:00`,
  }));
  const whole: Span = { from: spans[0]?.from ?? "", before: spans.at(-1)?.before ?? "" };
  const figures: Figure[] = [];
  for (const [what, query] of Object.entries(figureQueries(spans, zone)))
    figures.push(await timeOf(`${name}: ${what}`, timed, () => db.execute(query)));
  for (const by of soldBy)
    figures.push(
      await timeOf(`${name}: sold by ${by}`, timed, () => db.execute(soldQuery(by, whole, zone, 10))),
    );
  for (const [by, sold] of [
    ["stock", "Stock number 0"],
    ["product", "Swing Tags"],
  ] as const)
    figures.push(
      await timeOf(`${name}: a ${by} over time`, timed, () =>
        db.execute(soldOverTimeQuery(by, sold, spans, zone)),
      ),
    );
  const days = { begins: whole.from.slice(0, 10), ends: today };
  figures.push(
    await timeOf(`${name}: searches in vain`, timed, () => db.execute(emptySearchesQuery(days, 30))),
  );
  return figures;
}

/** Of a week long ago, and of all years, where a product has the most lines. */
const behindSpans: Readonly<Record<string, Span>> = {
  "a week": { from: `${addDays(today, -37)} 00:00`, before: `${addDays(today, -30)} 00:00` },
  "3 years": { from: `${addDays(today, -1095)} 00:00`, before: `${addDays(today, 1)} 00:00` },
};

const askedSold: readonly SoldNames[] = [
  {},
  { product: "Swing Tags" },
  { stock: "Stock number 0" },
  { size: "20 x 20 mm" },
];

async function behindOf(db: Database): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, span] of Object.entries(behindSpans))
    for (const of of behindKinds)
      for (const sold of of === "placed" ? askedSold : [{}]) {
        const query = { of, span, zone, sold };
        figures.push(
          await timeOf(`behind ${name}: ${of} ${Object.values(sold).join()}`, timed, async () => {
            await db.execute(behindPageQuery(query, null, 51));
            await countBehind(db, query);
          }),
        );
      }
  return figures;
}

/** The numbers of a shop after three years, 200,000 orders, on a database of its own, as the embedded one is set. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "kisscut-numbers-"));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  await migrateDatabase(postgres.url);
  const pool = openPool(postgres.url);
  const db = databaseOn(pool);
  try {
    await fill(db);
    return [
      ...(await figuresOf(db, "14 days", "day", usualFrom("day", today))),
      ...(await figuresOf(db, "13 weeks", "week", usualFrom("week", today))),
      ...(await figuresOf(db, "37 months", "month", addDays(today, -1095))),
      ...(await behindOf(db)),
    ];
  } finally {
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
