import { sql } from "drizzle-orm";
import type { Queries } from "#platform/db/database.ts";

/** Far less than a statement may take. */
const AT_ONCE = 2_000;

/**
 * Many copies of the quote request that is there, as a shop has them after some years: most answered, each with a name of its own, three
 * asked within the same millisecond. Answers are noted, not given: there are no quotations.
 */
export async function fillRequests(db: Queries, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE)
    await addRequests(db, from, Math.min(count, from + AT_ONCE - 1));
  await db.execute(sql`vacuum analyze quote_request`);
}

async function addRequests(db: Queries, from: number, until: number): Promise<void> {
  await db.execute(sql`
    insert into quote_request (request_no, customer_id, guest_id, quote_type, first_name, last_name, email, title, details, quantity,
      comment, origin_path, tracking, catalogue_version_id, created_at, answered_at, waits_since, stage, search)
    select 'R25' || lpad(n::text, 10, '0'), customer_id, guest_id, quote_type, first, last, first || n || '@example.org', title, details,
      quantity, comment, origin_path, tracking, catalogue_version_id, asked, case when n % 100 > 1 then asked + interval '3 hours' end,
      case when n % 100 <= 1 then asked end, case when n % 100 > 1 then 'answered' else 'requested' end,
      lower('R25' || lpad(n::text, 10, '0') || ' ' || first || ' ' || last || ' ' || first || n || '@example.org ' || title)
    from (select * from quote_request order by id limit 1) as one,
      generate_series(${from}::integer, ${until}::integer) as n,
      lateral (select (array['Maia','Bea','Tane','Ann','Wiremu','Olivia','Hana','Jack'])[1 + n % 8] as first,
        (array['Moss','Ngata','Lee','Parata','Smith','Webb','Tuhoe'])[1 + n % 7] || n % 5000 as last,
        one.created_at - (n / 3) * interval '40 minutes' - (n % 3) * interval '1 microsecond' as asked) as made`);
}

/** Many mails that have left, every so many of them refused. */
export async function fillMails(db: Queries, count: number): Promise<void> {
  await db.execute(sql`
    insert into mail (cause, recipient, subject, created_at, sent_at, refused_at)
    select 'filled ' || n, 'person' || n || '@example.org', 'Your proof is ready', now() - n * interval '1 minute',
      case when n % 500 <> 0 then now() - n * interval '1 minute' end, case when n % 500 = 0 then now() - n * interval '1 minute' end
    from generate_series(1, ${count}::integer) as n`);
  await db.execute(sql`analyze mail`);
}
