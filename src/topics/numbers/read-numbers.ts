import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { BehindKind } from "#domain/numbers/behind.ts";
import {
  MOST_PERIODS,
  type Period,
  periodBefore,
  periodOf,
  periodsBetween,
  type PeriodStep,
  sameDayBefore,
  usualFrom,
} from "#domain/numbers/periods.ts";
import { type SoldBy, soldBy } from "#domain/numbers/sold-by.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { Queries } from "#platform/db/database.ts";
import { readOwedMails } from "#platform/db/mails.ts";
import { countDueJobs, countFailedJobs } from "#platform/jobs/failed-jobs.ts";
import { shopTime } from "#platform/clock.ts";
import { hasOlderListings } from "#topics/order/list-anew.ts";
import type { Services } from "#topics/services.ts";
import { type BehindRow, countBehind, readBehindPage } from "./behind-rows.ts";
import {
  type EmptySearch,
  type FunnelFigures,
  readEmptySearches,
  readFigures,
  readFunnel,
  readSold,
  readSoldOverTime,
  type Sold,
  type Span,
  type SpanFigures,
} from "./figures-rows.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "db">;

/** How many products, stocks and sizes are named, each. */
const MOST_SOLD = 10;
/** How many words that were searched for in vain. */
const MOST_SEARCHES = 30;

const BACKWARDS = "The last day comes before the first. Please change one of them.";
const TOO_MANY = "That is too long to show so finely. Please choose fewer days, or weeks or months.";
const TOO_LONG = "That is too long to list. Please choose ten years or fewer.";
const ONLY_PLACED: Readonly<Record<SoldBy, string>> = {
  product: "Only orders placed are listed for one product.",
  stock: "Only orders placed are listed for one stock.",
  size: "Only orders placed are listed for one size.",
};
const NOT_A_PLACE = "This is no place in the list.";

function spanOf({ begins, ends }: Period): Span {
  return { from: `${begins} 00:00`, before: `${addDays(ends, 1)} 00:00` };
}

/** From the first moment of a period to a time of a day in it. */
function spanUntil(step: PeriodStep, day: CalendarDate, minutes: number): Span {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const time = `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
  return { from: `${periodOf(step, day).begins} 00:00`, before: `${day} ${time}` };
}

/** The period of now so far, the one before as far as now and the whole of it, and the whole one before that. */
function comparedSpans(by: PeriodStep, today: CalendarDate, minutes: number): readonly Span[] {
  const previous = periodBefore(by, periodOf(by, today));
  // The minute of now is over.
  const now = spanUntil(by, today, minutes + 1);
  const before = spanUntil(by, sameDayBefore(by, today), minutes + 1);
  return [now, before, spanOf(previous), spanOf(periodBefore(by, previous))];
}

export interface NumbersQuery {
  readonly by: PeriodStep;
  /** Undefined: as far back as is usual. */
  readonly from: CalendarDate | undefined;
  /** Undefined: today. */
  readonly until: CalendarDate | undefined;
}

export interface Numbers {
  readonly ok: true;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly today: CalendarDate;
  /** Orders of an earlier program are still being noted, so that figures lack what is known of them. */
  readonly isCounting: boolean;
  /** Of the period that today is in, so far; of the one before as far as now, and the whole of it; of the whole one before that. */
  readonly now: SpanFigures;
  readonly before: SpanFigures;
  readonly beforeWhole: SpanFigures;
  readonly beforeThat: SpanFigures;
  readonly periods: readonly (Period & { readonly figures: SpanFigures & FunnelFigures })[];
  readonly products: readonly Sold[];
  readonly stocks: readonly Sold[];
  readonly sizes: readonly Sold[];
  readonly emptySearches: readonly EmptySearch[];
  /** Now: mails and jobs that are due, and jobs that were given up and wait for somebody. */
  readonly waiting: { readonly mails: number; readonly jobs: number; readonly givenUp: number };
}

/** What waits now, whatever the days. */
async function readWaiting(db: Queries): Promise<Numbers["waiting"]> {
  const { count: mails } = await readOwedMails(db);
  const { tasks: givenUp } = await countFailedJobs(db, 0);
  return { mails, jobs: await countDueJobs(db), givenUp };
}

/** The periods that are asked for, with the first and the last of them. */
function askedPeriods({ by, ...given }: NumbersQuery, today: CalendarDate) {
  const until = given.until ?? today;
  const from = given.from ?? usualFrom(by, until);
  if (until < from) return refuseFields("refused", { until: BACKWARDS });
  const periods = periodsBetween(by, from, until);
  const [first, last] = [periods[0], periods.at(-1)];
  if (periods.length > MOST_PERIODS || !first || !last) return refuseFields("refused", { from: TOO_MANY });
  return { ok: true as const, periods, first, last };
}

/** What was sold of one thing, period by period. */
export interface SoldOverTime {
  readonly ok: true;
  readonly today: CalendarDate;
  readonly periods: readonly (Period & { readonly sold: Omit<Sold, "name"> })[];
}

/** How one product, stock or size sold over time; of what nobody knows there is nothing sold. */
export async function readSoldPeriods(
  { catalogue, clock, db }: Needs,
  { of, name, ...query }: NumbersQuery & { readonly of: SoldBy; readonly name: string },
): Promise<SoldOverTime | Refusal<"refused">> {
  const { timeZone: zone } = catalogue.current().document.shop;
  const { date: today } = shopTime(clock.now(), zone);
  const asked = askedPeriods(query, today);
  if (!asked.ok) return asked;
  const { periods } = asked;
  const sold = await readSoldOverTime(db, of, name, periods.map(spanOf), zone);
  return {
    ok: true,
    today,
    periods: periods.flatMap((period, at) => {
      const own = sold[at];
      return own ? [{ ...period, sold: own }] : [];
    }),
  };
}

/** How the shop fares: the period of now beside the one before, and whole periods one after the other (decision 323). */
export async function readNumbers(
  { catalogue, clock, db }: Needs,
  { by, ...given }: NumbersQuery,
): Promise<Numbers | Refusal<"refused">> {
  const { timeZone: zone } = catalogue.current().document.shop;
  const { date: today, minutes } = shopTime(clock.now(), zone);
  const asked = askedPeriods({ by, ...given }, today);
  if (!asked.ok) return asked;
  const { periods, first, last } = asked;
  const whole = periods.map(spanOf);
  const spans = [...comparedSpans(by, today, minutes), ...whole];
  const [ofNow, ofBefore, ofPrevious, ofBeforeThat, ...figures] = await readFigures(db, spans, zone);
  if (!ofNow || !ofBefore || !ofPrevious || !ofBeforeThat) throw new Error("A span has no figures.");
  const steps = await readFunnel(db, whole, zone);
  const all = { begins: first.begins, ends: last.ends };
  return {
    ok: true,
    from: first.begins,
    until: last.ends,
    today,
    isCounting: await hasOlderListings(db),
    now: ofNow,
    before: ofBefore,
    beforeWhole: ofPrevious,
    beforeThat: ofBeforeThat,
    periods: periods.flatMap((period, at) => {
      const [own, visitors] = [figures[at], steps[at]];
      return own && visitors ? [{ ...period, figures: { ...own, ...visitors } }] : [];
    }),
    products: await readSold(db, "product", spanOf(all), zone, MOST_SOLD),
    stocks: await readSold(db, "stock", spanOf(all), zone, MOST_SOLD),
    sizes: await readSold(db, "size", spanOf(all), zone, MOST_SOLD),
    emptySearches: await readEmptySearches(db, all, MOST_SEARCHES),
    waiting: await readWaiting(db),
  };
}

const ORDERS_A_PAGE = 50;

export interface OrdersBehindQuery {
  readonly of: BehindKind;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  /** "" for any. */
  readonly product: string;
  readonly stock: string;
  readonly size: string;
  /** "" for the beginning. */
  readonly cursor: string;
}

export interface OrdersBehind {
  readonly ok: true;
  readonly rows: readonly BehindRow[];
  /** How many there are, and what they come to: with the first page; null with others. */
  readonly all: { readonly listed: number; readonly amount: number } | null;
  readonly next: string | null;
}

const CURSOR = /^(\d+) (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)$/;

function readPlace(cursor: string) {
  const [, id, at] = CURSOR.exec(cursor) ?? [];
  return id === undefined || at === undefined || Number(id) > 2_000_000_000 ? null : { id: Number(id), at };
}

/** What cannot be listed, by its field; null where it can. */
function faultOf(query: OrdersBehindQuery): Readonly<Record<string, string>> | null {
  const { of, from, until } = query;
  if (until < from) return { until: BACKWARDS };
  if (periodsBetween("month", from, until).length > MOST_PERIODS) return { from: TOO_LONG };
  const named = soldBy.find((by) => query[by] !== "");
  return named !== undefined && of !== "placed" ? { [named]: ONLY_PLACED[named] } : null;
}

/** The orders behind a figure, by page. */
export async function readOrdersBehind(
  { catalogue, db }: Needs,
  input: OrdersBehindQuery,
): Promise<OrdersBehind | Refusal<"refused">> {
  const { of, from, until, cursor: text } = input;
  const fault = faultOf(input);
  if (fault !== null) return refuseFields("refused", fault);
  const cursor = text === "" ? null : readPlace(text);
  if (text !== "" && cursor === null) return refuseFields("refused", { cursor: NOT_A_PLACE });
  const { timeZone: zone } = catalogue.current().document.shop;
  const sold = Object.fromEntries(soldBy.flatMap((by) => (input[by] === "" ? [] : [[by, input[by]]])));
  const query = { of, zone, sold, span: spanOf({ begins: from, ends: until }) };
  const found = await readBehindPage(db, query, cursor, ORDERS_A_PAGE + 1);
  const rows = found.slice(0, ORDERS_A_PAGE);
  const last = rows.at(-1);
  const next = found.length > ORDERS_A_PAGE && last ? `${last.id} ${last.sortedBy}` : null;
  return { ok: true, rows, next, all: cursor === null ? await countBehind(db, query) : null };
}
