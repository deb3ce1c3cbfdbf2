import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { OrderStage } from "#domain/order/order-stage.ts";
import type { OrderTaskKind } from "#domain/order/waiting/order-tasks.ts";
import { countRows, type TaskCount } from "#platform/db/count-rows.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { savedViewTable } from "#platform/db/schema/staff.ts";

/** A task of an order, with what a list says of that. */
export interface TodayOrderTask {
  readonly kind: OrderTaskKind;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly deadline: CalendarDate;
  readonly orderNo: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly titles: readonly string[];
  readonly newestFact: number;
  readonly stage: OrderStage;
  readonly leavesOn: CalendarDate | null;
  readonly workDays: number | null;
}

/** What is sold on account waits for nobody before its day has passed. */
const isDue = (today: CalendarDate): SQL => sql`(kind <> 'overdue' or deadline < ${today}::date)`;

/** The statement of today's tasks: exported for a test that looks at how it is carried out. */
export function todayQuery(today: CalendarDate, kinds: readonly OrderTaskKind[], most: number): SQL {
  const only = sql`and kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;
  return sql`
    select kind, extract(epoch from since)::float8 * 1000 as since, deadline::text as deadline, order_no as "orderNo",
      contact->>'first_name' as "firstName", contact->>'last_name' as "lastName",
      jsonb_path_query_array(items, '$[*].title') as titles, newest_fact as "newestFact", stage, leaves_on::text as "leavesOn", work_days as "workDays"
    from (select * from order_task where ${isDue(today)} ${only} order by deadline, since, order_id limit ${most}) as task
    join shop_order on shop_order.id = task.order_id
    order by deadline, since, order_id`;
}

/** What of all orders waits for a person, of some kinds, the most urgent first. */
export async function readOrderTasks(
  db: Queries,
  today: CalendarDate,
  kinds: readonly OrderTaskKind[],
  most: number,
): Promise<readonly TodayOrderTask[]> {
  const { rows } = await db.execute(todayQuery(today, kinds, most));
  return rows as unknown as readonly TodayOrderTask[];
}

/** How many tasks there are of each kind, and how many of them are late. */
export async function countOrderTasks(db: Queries, today: CalendarDate) {
  const { rows } = await db.execute<{ kind: OrderTaskKind; tasks: number; late: number }>(sql`
    select kind, count(*)::integer as tasks, (count(*) filter (where deadline < ${today}::date))::integer as late
    from order_task where ${isDue(today)} group by kind`);
  return rows;
}

/** A quote request that waits for the shop. */
export interface UnansweredRequest {
  readonly requestNo: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  /** Its answer was asked about. */
  readonly isAskedBack: boolean;
  readonly since: number;
}

const doesWait = sql`waits_since is not null and waits_since > now() - interval '3 months'`;

/** The statement of the requests that wait: exported for a test that looks at how it is carried out. */
export function unansweredQuery(most: number): SQL {
  return sql`
    select request_no as "requestNo", first_name as "firstName", last_name as "lastName", title,
      stage = 'asked-back' as "isAskedBack", extract(epoch from waits_since)::float8 * 1000 as since
    from quote_request
    where ${doesWait}
    order by waits_since, id limit ${most}`;
}

/** Quote requests that wait for the shop, not for longer than three months: those without an answer, and those asked back about. The oldest first. */
export async function readUnansweredRequests(
  db: Queries,
  most: number,
): Promise<readonly UnansweredRequest[]> {
  const { rows } = await db.execute(unansweredQuery(most));
  return rows as unknown as readonly UnansweredRequest[];
}

/** How many wait, and how many since before a moment, milliseconds since 1970. */
export async function countUnansweredRequests(db: Queries, lateBefore: number): Promise<TaskCount> {
  return countRows(db, sql`quote_request where ${doesWait}`, sql`waits_since < ${new Date(lateBefore)}`);
}

const isRefused = sql`refused_at is not null and cleared_at is null`;

/** The statement of the mails that were refused: exported for the same test. */
export function refusedMailsQuery(most: number): SQL {
  return sql`
    select subject, recipient, extract(epoch from refused_at)::float8 * 1000 as since
    from mail where ${isRefused} order by refused_at desc limit ${most}`;
}

/** Mails that the receiving server has refused for good, the newest first, as long as they are kept. */
export async function readRefusedMails(db: Queries, most: number) {
  const { rows } = await db.execute<{ subject: string; recipient: string; since: number }>(
    refusedMailsQuery(most),
  );
  return rows;
}

/** How many there are, and how many since before a moment, milliseconds since 1970. */
export async function countRefusedMails(db: Queries, lateBefore: number): Promise<TaskCount> {
  return countRows(db, sql`mail where ${isRefused}`, sql`refused_at < ${new Date(lateBefore)}`);
}

const { id, staffId, name, query } = savedViewTable;
const columns = { id, name, query };

export type SavedView = Pick<typeof savedViewTable.$inferSelect, "id" | "name" | "query">;

/** Somebody's views, the oldest first. */
export function readSavedViews(db: Queries, ofStaff: number): Promise<SavedView[]> {
  return db.select(columns).from(savedViewTable).where(eq(staffId, ofStaff)).orderBy(asc(id));
}

/** Keeps a new one; null where they have one of this name. */
export async function addSavedView(
  tx: Transaction,
  ofStaff: number,
  view: Omit<SavedView, "id">,
): Promise<SavedView | null> {
  const [row] = await tx
    .insert(savedViewTable)
    .values({ ...view, staffId: ofStaff })
    .onConflictDoNothing()
    .returning(columns);
  return row ?? null;
}

/** Removes one of somebody's; false where they have no such view. */
export async function dropSavedView(db: Queries, ofStaff: number, wanted: number): Promise<boolean> {
  const rows = await db
    .delete(savedViewTable)
    .where(and(eq(staffId, ofStaff), eq(id, wanted)))
    .returning({ id });
  return rows.length > 0;
}
