import { type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Period } from "#domain/numbers/periods.ts";
import type { SoldBy } from "#domain/numbers/sold-by.ts";
import { LEAST_SHOWN } from "#domain/search/kept-search.ts";
import type { SearchPlace } from "#domain/search/search-place.ts";
import type { Queries } from "#platform/db/database.ts";

/** A span by the clock on the shop's wall, "2026-11-23 00:00": what happened at its end is not in it. */
export interface Span {
  readonly from: string;
  readonly before: string;
}

/** Whose clock that is: "Pacific/Auckland". */
export type TimeZone = string;

/** Figures of orders that were placed in a span; money in cents. Of those that were given up nothing but their number counts. */
interface PlacedFigures {
  readonly orders: number;
  readonly turnover: number;
  /** Rounded for each order, as its papers are. */
  readonly gst: number;
  /** What is left of the goods of those whose cost is known, and what these were sold for. */
  readonly margin: number;
  readonly marginOf: number;
  readonly withoutCost: number;
  readonly newCustomers: number;
  /** Later orders of their address; of those that were not noted yet, neither is known. */
  readonly returning: number;
  /** Of which nothing is due any more. */
  readonly paidOrders: number;
  readonly givenUp: number;
}

interface MoneyFigures {
  readonly paidIn: number;
  readonly givenBack: number;
}

interface SentFigures {
  readonly sent: number;
  readonly late: number;
  /** Half took fewer days from when they were paid, half more; null where none was sent. */
  readonly daysToSend: number | null;
}

/** Steps of visitors and the shop's own work, of which nothing is known but their day. */
export interface FunnelFigures {
  readonly visits: number;
  readonly configured: number;
  readonly carts: number;
  readonly checkouts: number;
  readonly searches: number;
  /** Of these, those that found nothing. */
  readonly emptySearches: number;
  readonly mailsSent: number;
  readonly mailsRefused: number;
  readonly jobsDone: number;
  readonly jobsGivenUp: number;
}

interface RequestFigures {
  readonly requests: number;
  readonly answered: number;
  /** Half were answered faster; null where none was. */
  readonly hoursToAnswer: number | null;
  readonly orderedRequests: number;
}

export type SpanFigures = PlacedFigures & MoneyFigures & SentFigures & RequestFigures;

/** One range of an index for each span: nothing is sorted in groups, and one in which nothing was has its row. */
function eachSpan(spans: readonly Span[], zone: TimeZone, figures: SQL): SQL {
  const [from, before] = [spans.map((span) => span.from), spans.map((span) => span.before)];
  return sql`select f.* from
    (select at, first::timestamp at time zone ${zone} as first, next::timestamp at time zone ${zone} as next
      from unnest(${sql.param(from)}::text[], ${sql.param(before)}::text[]) with ordinality as given(first, next, at)) as span
    cross join lateral (${figures}) as f order by span.at`;
}

/** Of an order: it was not given up. */
export const isKept = sql`stage not in ('cancelled', 'lapsed')`;

/** GST to the cent for each order: half a cent cannot come of a division by 23. */
const placed = sql`
  select count(*)::int as orders, coalesce(sum(current_total), 0)::float8 as turnover,
    coalesce(sum(round(current_total * 3::float8 / 23)), 0)::float8 as gst,
    coalesce(sum(goods_total - cost), 0)::float8 as margin,
    coalesce(sum(goods_total) filter (where cost is not null), 0)::float8 as "marginOf",
    (count(*) - count(cost))::int as "withoutCost", count(*) filter (where nth = 1)::int as "newCustomers",
    count(*) filter (where nth > 1)::int as "returning",
    count(*) filter (where due <= 0)::int as "paidOrders",
    (select count(*)::int from shop_order where placed_at >= span.first and placed_at < span.next and not ${isKept}) as "givenUp"
  from shop_order where placed_at >= span.first and placed_at < span.next and ${isKept}`;

const money = sql`
  select coalesce(sum(money) filter (where kind = 'paid'), 0)::float8 as "paidIn",
    coalesce(sum(case kind when 'refunded' then money when 'refund-failed' then -money end), 0)::float8 as "givenBack"
  from order_fact where money is not null and recorded_at >= span.first and recorded_at < span.next`;

const sent = sql`
  select count(*)::int as sent,
    count(*) filter (where sent_on > leaves_on)::int as late,
    percentile_cont(0.5) within group (order by extract(epoch from sent_at)::float8 - extract(epoch from paid_at)::float8) / 86400 as "daysToSend"
  from shop_order where sent_at is not null and sent_at >= span.first and sent_at < span.next`;

const requests = sql`
  select count(*)::int as requests, count(first_answered_at)::int as answered,
    percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at) / 3600.0)::float8 as "hoursToAnswer",
    count(*) filter (where exists (select from quotation join shop_order on shop_order.quotation_id = quotation.id
      where quotation.quote_request_id = quote_request.id))::int as "orderedRequests"
  from quote_request where created_at >= span.first and created_at < span.next`;

/** Of days that begin in a span: it is one of whole days. */
const funnel = (zone: TimeZone) => sql`
  select coalesce(sum(n) filter (where what = 'visit'), 0)::int as visits,
    coalesce(sum(n) filter (where what = 'configured'), 0)::int as configured,
    coalesce(sum(n) filter (where what = 'cart'), 0)::int as carts,
    coalesce(sum(n) filter (where what = 'checkout'), 0)::int as checkouts,
    coalesce(sum(n) filter (where what = 'search'), 0)::int as searches,
    coalesce(sum(n) filter (where what = 'empty-search'), 0)::int as "emptySearches",
    coalesce(sum(n) filter (where what = 'mail-sent'), 0)::int as "mailsSent",
    coalesce(sum(n) filter (where what = 'mail-refused'), 0)::int as "mailsRefused",
    coalesce(sum(n) filter (where what = 'job-done'), 0)::int as "jobsDone",
    coalesce(sum(n) filter (where what = 'job-given-up'), 0)::int as "jobsGivenUp"
  from day_count where day >= (span.first at time zone ${zone})::date and day < (span.next at time zone ${zone})::date`;

async function rowsOf<Row>(db: Queries, statement: SQL): Promise<readonly Row[]> {
  const { rows } = await db.execute(statement);
  return rows as unknown as readonly Row[];
}

/** The statements of the figures by what they are read for, so that they are measured one by one. */
export function figureQueries(spans: readonly Span[], zone: TimeZone) {
  return {
    placed: eachSpan(spans, zone, placed),
    money: eachSpan(spans, zone, money),
    sent: eachSpan(spans, zone, sent),
    requests: eachSpan(spans, zone, requests),
    funnel: eachSpan(spans, zone, funnel(zone)),
  };
}

/** The figures of some spans, in their order. */
export async function readFigures(
  db: Queries,
  spans: readonly Span[],
  zone: TimeZone,
): Promise<readonly SpanFigures[]> {
  const queries = figureQueries(spans, zone);
  const ofPlaced = await rowsOf<PlacedFigures>(db, queries.placed);
  const ofMoney = await rowsOf<MoneyFigures>(db, queries.money);
  const ofSent = await rowsOf<SentFigures>(db, queries.sent);
  const ofRequests = await rowsOf<RequestFigures>(db, queries.requests);
  return ofPlaced.map((figures, at) => {
    const [paid, sent, asked] = [ofMoney[at], ofSent[at], ofRequests[at]];
    if (!paid || !sent || !asked) throw new Error("A span has no figures.");
    return { ...figures, ...paid, ...sent, ...asked };
  });
}

/** The steps of visitors in some spans of whole days, in their order. */
export function readFunnel(
  db: Queries,
  spans: readonly Span[],
  zone: TimeZone,
): Promise<readonly FunnelFigures[]> {
  return rowsOf(db, figureQueries(spans, zone).funnel);
}

/** What was sold of a product, stock or size; money in cents. */
export interface Sold {
  readonly name: string;
  readonly lines: number;
  readonly pieces: number;
  /** Before coupons and points. */
  readonly sales: number;
  /** What is left of the lines whose cost is known, and what these were sold for. */
  readonly margin: number;
  readonly marginOf: number;
}

/** Of what no catalogue knows there is neither stock nor size. */
export function soldQuery(by: SoldBy, { from, before }: Span, zone: TimeZone, most: number): SQL {
  const name = sql.identifier(by);
  return sql`select ${name} as name, count(*)::int as lines, sum(pieces)::float8 as pieces, sum(price)::float8 as sales,
      coalesce(sum(price - cost), 0)::float8 as margin,
      coalesce(sum(price) filter (where cost is not null), 0)::float8 as "marginOf"
    from order_line
    where placed_at >= ${from}::timestamp at time zone ${zone} and placed_at < ${before}::timestamp at time zone ${zone}
      and ${name} is not null
    group by ${name} order by sales desc, name limit ${most}`;
}

/** What brought in most in a span. */
export function readSold(
  db: Queries,
  by: SoldBy,
  span: Span,
  zone: TimeZone,
  most: number,
): Promise<readonly Sold[]> {
  return rowsOf(db, soldQuery(by, span, zone, most));
}

/** What was sold of one product, stock or size in each of some spans. */
export function soldOverTimeQuery(by: SoldBy, name: string, spans: readonly Span[], zone: TimeZone): SQL {
  return eachSpan(
    spans,
    zone,
    sql`select count(*)::int as lines, coalesce(sum(pieces), 0)::float8 as pieces, coalesce(sum(price), 0)::float8 as sales,
        coalesce(sum(price - cost), 0)::float8 as margin,
        coalesce(sum(price) filter (where cost is not null), 0)::float8 as "marginOf"
      from order_line
      where placed_at >= span.first and placed_at < span.next and ${sql.identifier(by)} = ${name}`,
  );
}

/** The same, in the order of the spans. */
export function readSoldOverTime(
  db: Queries,
  by: SoldBy,
  name: string,
  spans: readonly Span[],
  zone: TimeZone,
): Promise<readonly Omit<Sold, "name">[]> {
  return rowsOf(db, soldOverTimeQuery(by, name, spans, zone));
}

/** Words that were searched for in vain. */
export interface EmptySearch {
  readonly place: SearchPlace;
  readonly words: string;
  readonly times: number;
  readonly last: CalendarDate;
}

/** Of whole days; what fewer searched for than are shown to anybody is left out. */
export function emptySearchesQuery({ begins, ends }: Period, most: number): SQL {
  return sql`select place, words, sum(n)::int as times, max(day)::text as last from empty_search
    where day between ${begins}::date and ${ends}::date
    group by place, words having sum(n) >= ${LEAST_SHOWN} order by times desc, words, place limit ${most}`;
}

/** What was searched for most in vain on some days. */
export function readEmptySearches(db: Queries, days: Period, most: number): Promise<readonly EmptySearch[]> {
  return rowsOf(db, emptySearchesQuery(days, most));
}
