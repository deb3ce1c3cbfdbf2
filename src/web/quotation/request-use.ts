import { SHOP_TIME_ZONE } from "#domain/calendar-date.ts";
import type { WireLinkedQuotation } from "./quotation-calls.ts";

/** A quote request as whoever has its link reads it. */
export type WireRequest = NonNullable<WireLinkedQuotation["request"]>;

/** One of its forms as it came without a script, and was refused. */
export interface SubmittedForm {
  readonly form: "ask" | "decline";
  readonly typed: string;
  readonly ticked: readonly string[];
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** How the forms about a request work: what came back, and where they are sent without a script. */
export interface RequestUse {
  readonly request: WireRequest;
  readonly sent: SubmittedForm | undefined;
  /** The page that shows it. */
  readonly path: string;
}

/** A form about a request: `onMoved` is told why it was refused where the request has moved on. */
export interface RequestFormUse extends RequestUse {
  readonly onMoved: (message: string) => void;
}

/** Request and key as its calls take them. */
export function namedBy({ request_no: number, key }: Pick<WireRequest, "key" | "request_no">) {
  return { params: { request_no: number }, query: { key } };
}

const zone = { timeZone: SHOP_TIME_ZONE, day: "numeric", month: "short" } as const;
const days = new Intl.DateTimeFormat("en-NZ", { ...zone, weekday: "short" });
const moments = new Intl.DateTimeFormat("en-NZ", {
  ...zone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "24 Nov, 11:05", where the shop is. */
export function messageTime(at: string): string {
  return moments.format(new Date(at));
}

/** "Tue, 24 Nov", where the shop is. */
export function messageDay(at: string): string {
  return days.format(new Date(at));
}
