import { type SQL, sql } from "drizzle-orm";
import type { CustomerKind, SearchedCustomer } from "#domain/studio/customer-list.ts";
import { literal } from "#platform/db/holds-word.ts";
import type { Queries } from "#platform/db/database.ts";

/** The place of a row in the list: microseconds since 1970, which a Date would cut off; accounts come before guests of the same. */
export interface CustomerPlace {
  readonly sinceMicros: number;
  readonly isGuest: boolean;
  readonly id: number;
}

export interface WantedCustomers {
  readonly kind: CustomerKind;
  readonly search: SearchedCustomer;
  /** The last row of the page before. */
  readonly after: CustomerPlace | null;
  readonly most: number;
}

/** A customer as a list shows them. */
export interface ListedCustomer extends CustomerPlace {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** When the account was verified, or the guest first came. ISO 8601. */
  readonly since: string;
  readonly orders: number;
  /** When the last of them was placed. ISO 8601. */
  readonly lastOrder: string | null;
}

/** Found by a phone number: more are not looked at. */
const MOST_FOUND = 1_000;

function holding(column: SQL, text: string): SQL {
  return sql`${column} like ${`%${literal(text)}%`}`;
}

const orderedPhone = sql`regexp_replace(contact->>'phone_number', '[^0-9]', '', 'g')`;

const byPhone = {
  customer: (digits: string) => sql`id = any(array(
    (select customer_id from customer_address where ${holding(sql`phone_digits`, digits)} limit ${MOST_FOUND})
    union all (select customer_id from shop_order where ${holding(orderedPhone, digits)} limit ${MOST_FOUND})))`,
  guest: (digits: string) => sql`email = any(array(
    select contact->>'email' from shop_order where ${holding(orderedPhone, digits)} limit ${MOST_FOUND}))`,
};

function foundBy(table: keyof typeof byPhone, search: SearchedCustomer): readonly SQL[] {
  if (search.by === "phone") return [byPhone[table](search.digits)];
  return search.words.map((word) => holding(sql`search`, word));
}

/** Rows behind the place: of the same moment accounts come first, then guests, each by falling ids. */
function behind(since: SQL, isGuest: boolean, after: CustomerPlace | null): readonly SQL[] {
  if (after === null) return [];
  const at = sql`('epoch'::timestamptz + ${after.sinceMicros} * interval '1 microsecond')`;
  if (isGuest === after.isGuest) return [sql`(${since}, id) < (${at}, ${after.id}::integer)`];
  return [isGuest ? sql`${since} <= ${at}` : sql`${since} < ${at}`];
}

function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}

function accounts({ kind, search, after, most }: WantedCustomers): SQL {
  const isOnAccount = kind === "account" ? [sql`credit_limit > 0`] : [];
  const conditions = [
    ...isOnAccount,
    ...foundBy("customer", search),
    ...behind(sql`verified_at`, false, after),
  ];
  return sql`(select false as is_guest, id, first_name, last_name, email, verified_at as since from customer
    where ${allOf(conditions)} order by verified_at desc, id desc limit ${most})`;
}

/** One row for each address: the newest guest who gave it, unless an account has it. */
function guests({ search, after, most }: WantedCustomers): SQL {
  const conditions = [
    sql`customer_id is null and email is not null`,
    sql`id = (select max(id) from guest as same where same.email = guest.email and same.customer_id is null)`,
    sql`(select id from customer where customer.email = guest.email) is null`,
    ...foundBy("guest", search),
    ...behind(sql`created_at`, true, after),
  ];
  return sql`(select true as is_guest, id, first_name, last_name, email, created_at as since from guest
    where ${allOf(conditions)} order by created_at desc, id desc limit ${most})`;
}

/** Orders of an account, and those that somebody placed as a guest with the same address. */
const ordersOf = sql`(
  select placed_at from shop_order where customer_id = found.id and not found.is_guest
  union all select placed_at from shop_order where guest_id is not null and contact->>'email' = found.email)`;

/** The statement of a page: exported for a test that looks at how it is carried out. */
export function customersQuery(wanted: WantedCustomers): SQL {
  const parts = [
    ...(wanted.kind === "guests" ? [] : [accounts(wanted)]),
    ...(wanted.kind === "members" || wanted.kind === "account" ? [] : [guests(wanted)]),
  ];
  const instant = (at: SQL) => sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  return sql`
    select is_guest as "isGuest", id, coalesce(first_name, '') as "firstName", coalesce(last_name, '') as "lastName", email,
      ${instant(sql`since`)} as since, (extract(epoch from since) * 1000000)::float8 as "sinceMicros",
      placed.orders, ${instant(sql`placed.last`)} as "lastOrder"
    from (select * from (${sql.join(parts, sql` union all `)}) as either
        order by since desc, is_guest, id desc limit ${wanted.most}) as found,
      lateral (select count(*)::integer as orders, max(placed_at) as last from ${ordersOf} as theirs) as placed
    order by found.since desc, is_guest, id desc`;
}

/** Customers of the shop, the newest first: those with an account, and guests who said who they are. */
export async function readListedCustomers(
  db: Queries,
  wanted: WantedCustomers,
): Promise<readonly ListedCustomer[]> {
  const { rows } = await db.execute(customersQuery(wanted));
  return rows as unknown as readonly ListedCustomer[];
}
