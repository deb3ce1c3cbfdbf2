import { sql } from "drizzle-orm";
import type { Queries } from "#platform/db/database.ts";

/**
 * Many copies of the order that is there, as a shop has them after some years: most delivered, each with a customer's name of its own,
 * three placed within the same millisecond. Numbers tell nothing of when. Written as lists note them, without facts.
 */
export async function fillOrders(db: Queries, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) {
    await addOrders(db, from, Math.min(count, from + AT_ONCE - 1));
    // Of a hundred thousand at once it would take longer than a statement may.
    if (from % VACUUMED === 1) await db.execute(sql`vacuum shop_order`);
  }
  await db.execute(sql`
    insert into order_task select id, 'print', placed_at, leaves_on from shop_order where stage = 'ready' and newest_fact = 0
    union all select id, 'send', placed_at, leaves_on from shop_order where stage = 'in-production' and newest_fact = 0
    union all select id, 'proof', placed_at, placed_at::date + 1 from shop_order where 'proof' = any(waits) and newest_fact = 0`);
  // What autovacuum has done long since in a shop that has so many: new rows are sorted into the index of words, and all is counted.
  for (const table of ["shop_order", "order_task"])
    for (const work of ["vacuum", "analyze"]) await db.execute(sql.raw(`${work} ${table}`));
}

/** Far less than a statement may take. */
const AT_ONCE = 1_000;
const VACUUMED = 20_000;

async function addOrders(db: Queries, from: number, until: number): Promise<void> {
  await db.execute(sql`
    insert into shop_order (order_no, customer_id, guest_id, contact, items, shipping, sub_total, shipping_fee, coupon_discount,
      point_discount, total_price, catalogue_version_id, placed_at, stage, waits, current_total, due, on_account, leaves_on, work_days,
      newest_fact, search, listed_by)
    select number, customer_id, guest_id,
      contact || jsonb_build_object('first_name', first, 'last_name', last), items, shipping, sub_total, shipping_fee, 0, 0,
      sub_total + shipping_fee, catalogue_version_id,
      placed_at - (n / 3) * interval '4 minutes' - (n % 3) * interval '1 microsecond', made.stage,
      case when made.stage <> 'open' then '{}'::text[] when n % 3 = 0 then '{payment}' when n % 3 = 1 then '{proof,payment}'
        else '{approval}' end,
      2000 + (n * 7919) % 60000,
      case when made.stage = 'open' then 2000 when n % 997 = 0 then -500 else 0 end,
      case when n % 211 = 0 then 1000 else 0 end,
      case when made.stage in ('open', 'cancelled', 'lapsed') then null else (placed_at - n / 3 * interval '4 minutes')::date + 4 end,
      case when made.stage in ('ready', 'in-production') then n / 100 % 5 end,
      0, lower(number || ' ' || first || ' ' || last || ' ' || first || n || '@example.org classic paper sticker'),
      1
    from (select * from shop_order order by id limit 1) as one,
      generate_series(${from}::integer, ${until}::integer) as n,
      lateral (select 'K25-' || lpad((n * 7919 % 999983)::text, 6, '0') as number, (array['Maia','Bea','Tane','Ann','Wiremu','Olivia','Hana','Jack'])[1 + n % 8] as first,
        (array['Moss','Ngata','Lee','Parata','Smith','Webb','Tuhoe'])[1 + n % 7] || n % 5000 as last,
        case when n % 100 < 3 then 'open' when n % 100 = 3 then 'ready' when n % 100 = 4 then 'in-production'
          when n % 100 < 7 then 'dispatched' when n % 100 < 10 then 'cancelled' when n % 100 < 12 then 'lapsed'
          else 'delivered' end as stage) as made`);
}
