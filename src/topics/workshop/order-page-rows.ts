import { type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { ListCursor } from "#domain/order/listing/list-cursor.ts";
import type { MoneyState, OrderFilter, OrderSort } from "#domain/order/listing/order-list.ts";
import type { LeavingDays } from "#domain/order/printing/print-urgency.ts";
import type { OrderStage } from "#domain/order/order-stage.ts";
import type { Awaited } from "#domain/order/waiting/waits-for.ts";
import type { OrderTaskKind } from "#domain/order/waiting/order-tasks.ts";
import { holdsWord, literal } from "#platform/db/holds-word.ts";
import type { Queries } from "#platform/db/database.ts";

/** How a list is sorted, and from where on it is read. */
export interface ListPlace {
  readonly sort: OrderSort;
  readonly isDescending: boolean;
  /** Null: from its beginning. */
  readonly cursor: ListCursor | null;
}

/** An order as a list shows it. Money in cents. */
export interface ListedRow {
  readonly id: number;
  readonly orderNo: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly titles: readonly string[];
  readonly stage: OrderStage;
  readonly waits: readonly Awaited[];
  readonly tasks: readonly OrderTaskKind[];
  readonly total: number;
  readonly due: number;
  readonly onAccount: number;
  readonly leavesOn: CalendarDate | null;
  readonly workDays: number | null;
  /** ISO 8601. */
  readonly placedAt: string;
  readonly newestFact: number;
  /** What it is sorted by, word for word. */
  readonly sortedBy: string;
}

/** As the indexes have them: see `listIndexes`. */
const keys: Readonly<Record<OrderSort, { readonly column: SQL; readonly type: SQL }>> = {
  placed: { column: sql`placed_at`, type: sql`timestamptz` },
  leaves: { column: sql`coalesce(leaves_on, 'infinity'::date)`, type: sql`date` },
  total: { column: sql`current_total`, type: sql`integer` },
};

const waiting: Readonly<Record<Awaited, SQL>> = {
  payment: sql`'payment' = any(waits)`,
  proof: sql`'proof' = any(waits)`,
  approval: sql`'approval' = any(waits)`,
};

const money: Readonly<Record<MoneyState, SQL>> = {
  unpaid: sql`due > 0`,
  owed: sql`due < 0`,
  account: sql`on_account > 0`,
  settled: sql`due = 0`,
};

/** Of what has not left: as the index of that has it. */
const toLeave = sql`stage in ('ready', 'in-production')`;

/** Some of the days on which what has not left is to leave. */
function leavingOn({ workDays, from, before }: LeavingDays): SQL {
  const leaves = keys.leaves.column;
  const conditions = [
    workDays !== null && sql`work_days = ${workDays}::integer`,
    from !== null && sql`${leaves} >= ${from}::date`,
    sql`${leaves} < ${before}::date`,
  ].filter((each) => each !== false);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** On one of some days; the last of them bounds the way along the index. */
function leavingOnOneOf(days: readonly LeavingDays[]): SQL {
  const last = days
    .map(({ before }) => before)
    .toSorted()
    .at(-1);
  if (last === undefined) return sql`false`;
  const one = sql.join(days.map(leavingOn), sql` or `);
  return sql`${toLeave} and ${keys.leaves.column} < ${last}::date and (${one})`;
}

function conditionsOf({
  stages,
  waits,
  money: state,
  leavesFrom,
  leavesUntil,
  leaves: days,
  search,
}: OrderFilter): SQL[] {
  const leaves = keys.leaves.column;
  const [only] = stages;
  const { words, numberStart } = search;
  return [
    stages.length === 1 && sql`stage = ${only}`,
    stages.length > 1 && sql`stage = any(${sql.param(stages)}::text[])`,
    waits !== null && waiting[waits],
    state !== null && money[state],
    leavesFrom !== null && sql`${leaves} >= ${leavesFrom}::date and leaves_on is not null`,
    leavesUntil !== null && sql`${leaves} <= ${leavesUntil}::date`,
    days !== null && leavingOnOneOf(days),
    numberStart !== null && sql`order_no like ${`${literal(numberStart)}%`}`,
    ...words.map((word) => holdsWord(sql`search`, word)),
  ].filter((each) => each !== false);
}

function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;
}

/** The statement of a page: exported for a test that looks at how it is carried out. */
export function pageQuery(filter: OrderFilter, { sort, isDescending, cursor }: ListPlace, most: number): SQL {
  const { column, type } = keys[sort];
  const isFalling = isDescending !== (cursor?.isBack ?? false);
  const conditions = conditionsOf(filter);
  if (cursor) {
    const side = isFalling ? sql`<` : sql`>`;
    conditions.push(sql`(${column}, id) ${side} (${cursor.value}::${type}, ${cursor.id}::integer)`);
  }
  const way = isFalling ? sql`desc` : sql`asc`;
  return sql`
    select id, order_no as "orderNo", contact->>'first_name' as "firstName", contact->>'last_name' as "lastName",
      coalesce(contact->>'company', '') as company, jsonb_path_query_array(items, '$[*].title') as titles,
      stage, waits, current_total as total, due, on_account as "onAccount", leaves_on::text as "leavesOn", work_days as "workDays",
      to_char(placed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "placedAt",
      newest_fact as "newestFact", ${column}::text as "sortedBy",
      array(select kind from order_task where order_id = shop_order.id order by deadline, since) as tasks
    from shop_order ${allOf(conditions)}
    order by ${column} ${way}, id ${way} limit ${most}`;
}

/** Some orders of a list, in the order in which they are looked at: on the way back the nearest first. */
export async function readOrderPage(
  db: Queries,
  filter: OrderFilter,
  place: ListPlace,
  most: number,
): Promise<readonly ListedRow[]> {
  const { rows } = await db.execute(pageQuery(filter, place, most));
  return rows as unknown as readonly ListedRow[];
}

/** The statement that counts what is listed, up to so many: along the index by which its page is read. */
export function countQuery(filter: OrderFilter, sort: OrderSort, most: number): SQL {
  return sql`select count(*)::integer as listed from
    (select from shop_order ${allOf(conditionsOf(filter))} order by ${keys[sort].column}, id limit ${most}) as counted`;
}

/** How many are listed, at most so many. */
export async function countOrders(
  db: Queries,
  filter: OrderFilter,
  sort: OrderSort,
  most: number,
): Promise<number> {
  const { rows } = await db.execute<{ listed: number }>(countQuery(filter, sort, most));
  return rows[0]?.listed ?? 0;
}

/** How many working days' work is left of orders that have not left: each number once. */
export async function readWorksLeft(db: Queries): Promise<readonly number[]> {
  const { rows } = await db.execute<{ work_days: number }>(
    sql`select distinct work_days from shop_order where ${toLeave} and work_days is not null`,
  );
  return rows.map((row) => row.work_days);
}
