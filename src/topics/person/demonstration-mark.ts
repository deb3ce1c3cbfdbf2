import { type SQL, sql } from "drizzle-orm";
import { anyOf } from "#platform/db/any-of.ts";
import type { Transaction } from "#platform/db/database.ts";

/** In the place of a password's hash, which no password has: nobody signs in, and nobody else's account looks so. */
export const memberMark = "demonstration";

/** At the beginning of what is kept of a guest's cookie: no cookie has that. */
export const guestMark = "demonstration ";

/** Ids of the accounts and the guests of a demonstration. Whatever is theirs is of the demonstration, nothing else. */
export const demonstrationMembers: SQL = sql`(select id from customer where password_hash = ${memberMark})`;
export const demonstrationGuests: SQL = sql`(select id from guest where starts_with(token_hash, ${guestMark}))`;

/** Whether a row with an owner is of the demonstration. */
export const isOfDemonstration: SQL = sql`(customer_id in ${demonstrationMembers} or guest_id in ${demonstrationGuests})`;

/** Somebody, by their account (0 for none), their browsers and what they have ordered. */
interface Somebody {
  readonly customerId: number;
  readonly guestIds: readonly number[];
  readonly orderIds: readonly number[];
}

/** Whether somebody is of the demonstration, and all they have ordered: an address alone is anybody's. */
export async function isInvented(
  tx: Transaction,
  { customerId, guestIds, orderIds }: Somebody,
): Promise<boolean> {
  const { rows } = await tx.execute<{ invented: boolean }>(sql`
    select (${customerId}::integer in ${demonstrationMembers}
        or exists (select from guest where id = ${anyOf(guestIds)} and id in ${demonstrationGuests}))
      and not exists (select from shop_order where id = ${anyOf(orderIds)} and ${isOfDemonstration} is not true) as invented`);
  return rows[0]?.invented === true;
}
