import { sql } from "drizzle-orm";
import { codeRules, cookieLives, sessionRules } from "../../domain/account/limits.ts";
import type { Database } from "./database.ts";

const ago = (ms: number) => sql`now() - make_interval(secs => ${ms / 1000})`;
const hour = 3_600_000;
const day = 24 * hour;
const month = 30 * day;

/**
 * Deletes what has run out: windows of tries, sessions, registrations, old mails, lines taken out of carts, guests that
 * nobody remembers. Quote requests and quotations are business letters: they stay, and with them whose they are.
 */
export const deleteOutdated = async (db: Database): Promise<void> => {
  await db.execute(sql`delete from rate_limit where ends_at < now()`);
  await db.execute(sql`delete from sign_in_turn where opens_at < ${ago(hour)}`);
  await db.execute(
    sql`delete from session where seen_at < ${ago(sessionRules.idleMs)} or created_at < ${ago(sessionRules.absoluteMs)}`,
  );
  await db.execute(sql`delete from registration where created_at < ${ago(codeRules.registrationLifeMs)}`);
  await db.execute(sql`delete from cart_line where removed_at < ${ago(day)}`);
  await db.execute(sql`delete from kept_answer where created_at < ${ago(day)}`);
  await db.execute(sql`delete from mail where coalesce(sent_at, refused_at) < ${ago(month)}`);
  await db.execute(
    sql`delete from guest where customer_id is null and seen_at < ${ago(cookieLives.guestMs)}
      and not exists (select from quote_request where guest_id = guest.id)
      and not exists (select from quotation where guest_id = guest.id)`,
  );
};
