import type { WireLinkedQuotation } from "./quotation-calls.ts";

/** A quote request as whoever has its link reads it. */
export type WireRequest = NonNullable<WireLinkedQuotation["request"]>;

/** One of its forms as it came without a script, and was refused. */
export interface SentWords {
  readonly form: "ask" | "decline";
  readonly typed: string;
  readonly ticked: readonly string[];
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** How the forms about a request work: what came back, and where they are sent without a script. */
export interface RequestUse {
  readonly request: WireRequest;
  readonly sent: SentWords | undefined;
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
