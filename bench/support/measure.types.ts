import type { OpenShop } from "#tests/support/process/shop-process.ts";

/** One line of the report. `limit` is what ARCHITECTURE promises; null where the number is only for information. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: { readonly atMost: number } | { readonly atLeast: number } | null;
  readonly note?: string;
}

/** A file in bench/measures exports `measure`; it is found there and run in the order of the names. */
export interface Measure {
  readonly measure: (shop: OpenShop) => Promise<readonly Figure[]>;
}
