import { type SQL, sql } from "drizzle-orm";
import { type BehindKind, isMoneyKind, type MoneyKind } from "#domain/numbers/behind.ts";
import type { OrderStage } from "#domain/order/order-stage.ts";
import type { Queries } from "#platform/db/database.ts";
import type { SoldBy } from "#domain/numbers/sold-by.ts";
import { isKept, type Span, type TimeZone } from "./figures-rows.ts";

/** Which orders are listed. */
export interface BehindQuery {
  readonly of: BehindKind;
  readonly span: Span;
  readonly zone: TimeZone;
  /** Of those that were placed alone: with lines of all that is named here. */
  readonly sold: SoldNames;
}

/** A product, a stock, a size, by their names. */
export type SoldNames = Readonly<Partial<Record<SoldBy, string>>>;

/** Where a page begins: after the row of an instant and a number. */
export interface BehindCursor {
  readonly at: string;
  readonly id: number;
}

/** An order behind a figure. Money in cents. */
export interface BehindRow {
  /** Of the order, or of the fact that it is listed for. */
  readonly id: number;
  readonly orderNo: string;
  readonly customer: string;
  readonly items: readonly string[];
  readonly stage: OrderStage;
  readonly amount: number;
  /** Of the order, or of its lines of the product; null where no cost is known, and of money. */
  readonly margin: number | null;
  /** ISO 8601. */
  readonly at: string;
  /** The same to the microsecond. */
  readonly sortedBy: string;
}

const conditions: Readonly<Record<Exclude<BehindKind, MoneyKind>, SQL>> = {
  placed: isKept,
  new: sql`${isKept} and nth = 1`,
  returning: sql`${isKept} and nth > 1`,
  "without-cost": sql`${isKept} and cost is null`,
  "given-up": sql`not ${isKept}`,
  sent: sql`sent_at is not null`,
  late: sql`sent_at is not null and sent_on > leaves_on`,
};

const within = (column: SQL, { from, before }: Span, zone: TimeZone) =>
  sql`${column} >= ${from}::timestamp at time zone ${zone} and ${column} < ${before}::timestamp at time zone ${zone}`;

/** Payments, each a row of its own. */
function listedMoney(of: MoneyKind, { span, zone }: BehindQuery): SQL {
  const kinds = of === "money" ? sql`kind = 'paid'` : sql`kind in ('refunded', 'refund-failed')`;
  return sql`select id, order_id as "order", recorded_at as at,
      case kind when 'refund-failed' then -money else money end as amount, null::integer as margin
    from order_fact where money is not null and ${kinds} and ${within(sql`recorded_at`, span, zone)}`;
}

/** Orders with lines of a product, stock or size, none of which was given up: what these lines come to, and what is left of those with a known cost. */
function listedLines({ span, zone, sold }: BehindQuery): SQL {
  const named = Object.entries(sold).map(([by, name]) => sql`${sql.identifier(by)} = ${name}`);
  return sql`select order_id as id, order_id as "order", placed_at as at, sum(price)::int as amount, sum(price - cost)::int as margin
    from order_line where ${sql.join(named, sql` and `)} and ${within(sql`placed_at`, span, zone)} group by order_id, placed_at`;
}

/** What is listed: a number, the order, an instant, an amount and a margin each. */
function listedOf(query: BehindQuery): SQL {
  const { of, span, zone, sold } = query;
  if (isMoneyKind(of)) return listedMoney(of, query);
  if (Object.keys(sold).length > 0) return listedLines(query);
  const at = of === "sent" || of === "late" ? sql`sent_at` : sql`placed_at`;
  return sql`select id, id as "order", ${at} as at, current_total as amount, goods_total - cost as margin
    from shop_order where ${conditions[of]} and ${within(at, span, zone)}`;
}

/** The statement of a page of them, the newest first: exported to be measured. */
export function behindPageQuery(query: BehindQuery, cursor: BehindCursor | null, most: number): SQL {
  const after =
    cursor === null ? sql`` : sql`where (at, id) < (${cursor.at}::timestamptz, ${cursor.id}::integer)`;
  return sql`
    select page.id, order_no as "orderNo", concat_ws(' ', contact->>'first_name', contact->>'last_name') as customer,
      jsonb_path_query_array(items, '$[*].title') as items, stage, page.amount, page.margin,
      to_char(page.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, page.at::text as "sortedBy"
    from (select * from (${listedOf(query)}) as listed ${after} order by at desc, id desc limit ${most}) as page
      join shop_order on shop_order.id = page."order"
    order by page.at desc, page.id desc`;
}

export async function readBehindPage(
  db: Queries,
  query: BehindQuery,
  cursor: BehindCursor | null,
  most: number,
): Promise<readonly BehindRow[]> {
  const { rows } = await db.execute(behindPageQuery(query, cursor, most));
  return rows as unknown as readonly BehindRow[];
}

/** How many there are, and what they come to, in cents. */
export async function countBehind(
  db: Queries,
  query: BehindQuery,
): Promise<{ readonly listed: number; readonly amount: number }> {
  const { rows } = await db.execute<{ listed: number; amount: number }>(
    sql`select count(*)::int as listed, coalesce(sum(amount), 0)::float8 as amount from (${listedOf(query)}) as listed`,
  );
  return rows[0] ?? { listed: 0, amount: 0 };
}
