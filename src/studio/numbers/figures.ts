import type { BehindKind } from "#domain/numbers/behind.ts";
import { grouped } from "#domain/grouped.ts";
import { formatDollars } from "#domain/money.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

export type NumbersView = StudioReplyTo<"GET numbers">;
export type ShopFigures = NumbersView["now"];

const count = (value: number) => grouped(value);

/** "$1,240": of sums and axes, where cents would be noise. */
export function wholeDollars(value: number): string {
  return `${value < 0 ? "-" : ""}$${grouped(Math.abs(Math.round(value)))}`;
}

/** "62%" of thousandths. */
export function percentOf(permille: number | null): string {
  return permille === null ? "–" : `${Math.round(permille / 10)}%`;
}

/** One figure of the shop: how it is called, said and explained, and which orders stand behind it. */
export interface Figure {
  readonly name: string;
  readonly label: string;
  /** Null where there was nothing to work it out from. */
  readonly valueOf: (figures: ShopFigures) => number | null;
  readonly say: (value: number) => string;
  /** A line more, where there is one to say. */
  readonly under: (figures: ShopFigures) => string;
  /** Null where no orders are listed for it. */
  readonly behind: BehindKind | null;
  readonly isBetterLow?: true;
}

function requestsUnder({
  requests,
  answered,
  ordered_requests: ordered,
  hours_to_answer: hours,
}: ShopFigures) {
  if (requests === 0) return "";
  const after = hours === null ? "" : ` after ${hours < 1 ? "less than 1" : Math.round(hours)} h`;
  return `${answered} answered${after}, ${ordered} ordered`;
}

function sentUnder({ sent, days_to_send: days }: ShopFigures): string {
  const took = days === null ? "" : `, ${days.toFixed(1)} days after paid`;
  return sent === 0 ? "" : `of ${count(sent)} sent${took}`;
}

function marginUnder({ margin_permille: permille, without_cost: without }: ShopFigures): string {
  const share = permille === null ? "" : `${percentOf(permille)} of goods`;
  return without === 0 ? share : [share, `${without} without cost`].filter((part) => part !== "").join(", ");
}

/** The figures of the room, in their order. */
export const shopFigures = [
  {
    name: "turnover",
    label: "Turnover",
    valueOf: ({ turnover }) => turnover,
    say: wholeDollars,
    under: ({ gst }) => `${formatDollars(gst)} of it GST`,
    behind: "placed",
  },
  {
    name: "orders",
    label: "Orders",
    valueOf: ({ orders }) => orders,
    say: count,
    under: ({ given_up: givenUp }) => (givenUp === 0 ? "" : `and ${givenUp} given up`),
    behind: "placed",
  },
  {
    name: "average",
    label: "Average order",
    valueOf: ({ average }) => average,
    say: wholeDollars,
    under: () => "",
    behind: "placed",
  },
  {
    name: "margin",
    label: "Margin",
    valueOf: ({ margin }) => margin,
    say: wholeDollars,
    under: marginUnder,
    behind: "placed",
  },
  {
    name: "new",
    label: "New customers",
    valueOf: ({ new_customers: fresh }) => fresh,
    say: count,
    under: ({ returning }) => (returning === 0 ? "" : `${count(returning)} came back`),
    behind: "new",
  },
  {
    name: "money",
    label: "Money in",
    valueOf: ({ paid_in: paid }) => paid,
    say: wholeDollars,
    under: ({ given_back: back }) => (back === 0 ? "" : `${formatDollars(back)} given back`),
    behind: "money",
  },
  {
    name: "late",
    label: "Sent late",
    valueOf: ({ late }) => late,
    say: count,
    under: sentUnder,
    behind: "late",
    isBetterLow: true,
  },
  {
    name: "requests",
    label: "Quote requests",
    valueOf: ({ requests }) => requests,
    say: count,
    under: requestsUnder,
    behind: null,
  },
] as const satisfies readonly Figure[];

export type PeriodFigures = NumbersView["periods"][number];

/** What a chart draws of each period. */
export type ChartedFigure = Pick<Figure, "name" | "label" | "say" | "behind"> & {
  readonly valueOf: (period: PeriodFigures) => number | null;
};

function counted(name: string, label: string, valueOf: (period: PeriodFigures) => number) {
  return { name, label, valueOf, say: count, behind: null };
}

/** What is counted beside orders: no order stands behind it, and it has no card. Its chart is opened from its part of the room. */
export const workFigures = [
  counted("searches", "Searches", ({ searches }) => searches),
  counted("empty-searches", "Searches that found nothing", ({ empty_searches: empty }) => empty),
  counted("mails-sent", "Mails sent", ({ mails_sent: sent }) => sent),
  counted("mails-refused", "Mails refused", ({ mails_refused: refused }) => refused),
  counted("jobs-done", "Jobs done", ({ jobs_done: done }) => done),
  counted("jobs-given-up", "Jobs given up", ({ jobs_given_up: givenUp }) => givenUp),
];

/** Every figure that has a chart. */
export const chartedFigures: readonly [ChartedFigure, ...ChartedFigure[]] = [...shopFigures, ...workFigures];

/** "+12%" beside a figure; null where nothing can be compared, or nothing changed. */
export function changeOf(now: number | null, before: number | null): string | null {
  if (now === null || before === null || before <= 0 || now === before) return null;
  const percent = Math.round(((now - before) * 100) / before);
  return `${percent > 0 ? "+" : percent < 0 ? "−" : "±"}${Math.abs(percent)}%`;
}

/** Which kind of change that is: a figure that is better low is better when it falls. */
export function toneOf({ isBetterLow }: Pick<Figure, "isBetterLow">, now: number, before: number) {
  return now > before === (isBetterLow !== true) ? "better" : "worse";
}
