import { type SQL, sql } from "drizzle-orm";
import { cookieLives } from "#domain/account/cookie-lives.ts";
import { keeping } from "#domain/account/keeping.ts";
import { LEAST_SHOWN } from "#domain/search/kept-search.ts";
import { codeRules, sessionRules } from "#domain/account/limits.ts";
import { staffSessionRules } from "#domain/studio/staff-rules.ts";
import type { Database } from "#platform/db/database.ts";
import { artworkEnd, type ArtworkLives, isArtworkNamed } from "#topics/artwork/artworks.ts";

function ago(ms: number) {
  return sql`now() - make_interval(secs => ${ms / 1000})`;
}
const hour = 3_600_000;
const day = 24 * hour;

/** Rows deleted by one statement: far less work than a statement may take, so that it holds nobody up. */
const atOnce = 1_000;

/** Rows of a table that have run out. */
interface Outdated {
  readonly table: string;
  readonly where: SQL;
}

/** Quote requests, quotations and orders are business letters: they stay, and with them whose they are. */
const outdated: readonly Outdated[] = [
  { table: "rate_limit", where: sql`ends_at < now()` },
  { table: "sign_in_turn", where: sql`opens_at < ${ago(hour)}` },
  {
    table: "session",
    where: sql`seen_at < ${ago(sessionRules.idleMs)} or created_at < ${ago(sessionRules.absoluteMs)}`,
  },
  { table: "staff_session", where: sql`created_at < ${ago(staffSessionRules.lifeMs)}` },
  // Who used it, and when, stands in the audit log.
  { table: "staff_link", where: sql`ends_at < now() or used_at < ${ago(day)}` },
  { table: "registration", where: sql`created_at < ${ago(codeRules.registrationLifeMs)}` },
  { table: "cart_line", where: sql`removed_at < ${ago(keeping.removedLineMs)}` },
  { table: "file_claim", where: sql`claimed_at < ${ago(day)}` },
  { table: "kept_answer", where: sql`created_at < ${ago(keeping.answerMs)}` },
  // Stripe sends a message again for three days; the facts are kept from doubles by their own references.
  { table: "payment_message", where: sql`heard_at < ${ago(30 * day)}` },
  { table: "checkout_draft", where: sql`changed_at < ${ago(keeping.checkoutDraftMs)}` },
  // An order that was taken and never placed goes with its cart and what was known of its customer.
  {
    table: "guest",
    where: sql`id in (select guest_id from counter_draft where order_no is null and quotation_no is null
      and changed_at < ${ago(keeping.checkoutDraftMs)})`,
  },
  { table: "counter_draft", where: sql`changed_at < ${ago(keeping.checkoutDraftMs)}` },
  // Without anybody in it: what is older says nothing of what customers want now.
  { table: "priced_selection", where: sql`last_at < ${ago(180 * day)}` },
  // Of what was searched for once or twice nobody is shown anything (decision 425).
  {
    table: "empty_search",
    where: sql`day < ${ago(keeping.shownSearchMs)} or day < ${ago(keeping.searchMs)} and (place, words) not in
      (select place, words from empty_search group by place, words having sum(n) >= ${LEAST_SHOWN})`,
  },
  { table: "mail", where: sql`coalesce(sent_at, refused_at) < ${ago(keeping.mailMs)}` },
  {
    table: "guest",
    where: sql`customer_id is null and seen_at < ${ago(cookieLives.guestMs)}
      and not exists (select from quote_request where guest_id = guest.id)
      and not exists (select from quotation where guest_id = guest.id)
      and not exists (select from shop_order where guest_id = guest.id)`,
  },
];

/** Files whose time is over and that nothing names. */
function outdatedArtwork(lives: ArtworkLives): Outdated {
  return { table: "artwork", where: sql`${artworkEnd(lives)} < now() and not ${isArtworkNamed}` };
}

/** Deletes some rows that nobody holds just now; answers how many. */
async function deleteSome(db: Database, { table, where }: Outdated): Promise<number> {
  const name = sql.identifier(table);
  const { rowCount } = await db.execute(sql`
    delete from ${name} where ctid = any (array(
      select ctid from ${name} where ${where} limit ${atOnce} for update skip locked))`);
  return rowCount ?? 0;
}

/** Deletes all of them, a thousand rows at a time, so that it ends however many there are (decision 009); answers how many. */
async function deleteAll(db: Database, rows: Outdated): Promise<number> {
  let all = 0;
  let last: number;
  do {
    last = await deleteSome(db, rows);
    all += last;
  } while (last === atOnce);
  return all;
}

/**
 * Deletes what has run out: windows of tries, sessions, registrations, links of the staff, old mails, lines taken out of carts, artwork that
 * nothing names, guests that nobody remembers. Answers how many rows each table lost. One that cannot be tidied is told at the end: it keeps no other waiting.
 */
export async function deleteOutdated(
  db: Database,
  lives: ArtworkLives,
): Promise<Readonly<Record<string, number>>> {
  const deleted: Record<string, number> = {};
  const failed: string[] = [];
  let reason: unknown;
  for (const rows of [...outdated, outdatedArtwork(lives)])
    try {
      deleted[rows.table] = (deleted[rows.table] ?? 0) + (await deleteAll(db, rows));
    } catch (error) {
      failed.push(rows.table);
      reason ??= error instanceof Error ? (error.cause ?? error) : error;
    }
  if (failed.length > 0)
    throw new Error(`Nothing more was deleted from ${failed.join(", ")}: ${String(reason)}`);
  return deleted;
}
