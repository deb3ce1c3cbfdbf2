import type { DeclineReason } from "./decline-labels.ts";

/** What is said about a quote request beside its answers; a fact is added and never changed (decision 244). */
export type RequestHappening =
  | { readonly kind: "message"; readonly by: "customer" | "shop"; readonly words: string }
  | {
      readonly kind: "declined";
      readonly by: "customer";
      /** The answer that is declined. */
      readonly quotationNo: string;
      readonly reasons: readonly DeclineReason[];
      /** "" for none. */
      readonly words: string;
    };

export type RequestFact = RequestHappening & {
  /** Rises in the order in which facts were recorded. */
  readonly id: number;
  /** The instant, in milliseconds since 1970. */
  readonly at: number;
  /** How many answers had been given by then: it says where it stands between them, whatever the clocks said. */
  readonly answers: number;
};
