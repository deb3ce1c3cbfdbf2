import { type SQL, sql } from "drizzle-orm";

/** In the place of a password's hash, which no password has: nobody signs in, and nobody else's account looks so. */
export const memberMark = "demonstration";

/** At the beginning of what is kept of a guest's cookie: no cookie has that. */
export const guestMark = "demonstration ";

/** Ids of the accounts and the guests of a demonstration. Whatever is theirs is of the demonstration, nothing else. */
export const demonstrationMembers: SQL = sql`(select id from customer where password_hash = ${memberMark})`;
export const demonstrationGuests: SQL = sql`(select id from guest where starts_with(token_hash, ${guestMark}))`;

/** Whether a row with an owner is of the demonstration. */
export const isOfDemonstration: SQL = sql`(customer_id in ${demonstrationMembers} or guest_id in ${demonstrationGuests})`;
