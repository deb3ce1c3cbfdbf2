import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { customerKinds, searchedCustomer, writeCustomerRef } from "#domain/studio/customer-list.ts";
import { type CustomerPlace, customersQuery } from "./listed-customers.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { type CustomersQuery, listCustomers } from "./read-customer.ts";

/** Its own: all customers are listed. */
const shop = ownShop();

/** As a shop has them after some years; several of the same microsecond, each guest's address twice. */
beforeAll(async () => {
  await shop.sql(`
      insert into customer (email, first_name, last_name, password_hash, verified_at, credit_limit)
      select 'many' || n || '@example.org', 'Many', 'Moss' || n % 500, 'x', '2026-01-01'::timestamptz + n / 4 * interval '1 microsecond',
        case when n % 50 = 0 then 100 else 0 end
      from generate_series(1, 20000) n`);
  await shop.sql(`
      insert into guest (token_hash, email, first_name, last_name, created_at)
      select 'many' || n, 'guest' || n / 2 || '@example.org', 'Many', 'Gust' || n % 500, '2026-01-01'::timestamptz + n / 4 * interval '1 microsecond'
      from generate_series(1, 20000) n`);
  await shop.sql(`insert into customer_address
      (customer_id, label, company, address, apartment, city_town, province, postcode, phone_number, place_key)
      select id, '', '', '', '', '', '', '', '09 ' || 2000000 + id, '' from customer where first_name = 'Many'`);
  for (const table of ["customer", "guest", "customer_address", "shop_order"])
    await shop.sql(`vacuum analyze ${table}`);
});

async function page(asked: Partial<CustomersQuery>) {
  const listed = await listCustomers(shop.services, { kind: "all", search: "", after: null, ...asked });
  if (!listed.ok) throw new Error(JSON.stringify(listed));
  return listed;
}

test("pages leave nobody out, even within a microsecond", async () => {
  const seen: string[] = [];
  for (let after: CustomerPlace | null = null, isMore = true; isMore && seen.length < 2_000;) {
    const { customers, next } = await page({ search: "many", after });
    seen.push(...customers.map(writeCustomerRef));
    after = next;
    isMore = next !== null;
  }
  const rows = await shop.sql(`
      select case when is_guest then 'g' else '' end || id as ref from (
        select false as is_guest, id, verified_at as since from customer where first_name = 'Many'
        union all select true, max(id), created_at from guest where first_name = 'Many' and id in
          (select max(id) from guest group by email) group by id, created_at) as everybody
      order by since desc, is_guest, id desc limit 2000`);
  expect(seen).toEqual(rows.map(({ ref }) => ref));
});

test("however it is narrowed and looked for, no list reads a whole table", async () => {
  const scanned: string[] = [];
  for (const kind of customerKinds)
    for (const typed of [
      "",
      "many",
      "many moss77",
      "nobody at all",
      "guest77@example",
      "09 2000077",
      "555 0000000",
    ])
      for (const after of [
        null,
        { sinceMicros: 1_767_225_600_000_500, isGuest: kind === "guests", id: 77 },
      ]) {
        const searched = searchedCustomer(typed);
        if (!searched.ok) throw new Error(typed);
        const asked = customersQuery({ kind, search: searched.search, after, most: 51 });
        const { rows } = await shop.services.db.execute(sql`explain ${asked}`);
        const plan = rows.map((row) => Object.values(row)[0]).join("\n");
        if (/Seq Scan on (customer|guest|customer_address)\b/.test(plan))
          scanned.push(`${kind} “${typed}”\n${plan}`);
      }
  expect(scanned).toEqual([]);
});
