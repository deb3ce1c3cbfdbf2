import { type Answer, callShop } from "#web/calls/call-shop.ts";
import type { ComparedType } from "./compare.types.ts";

export interface ComparedAnswer {
  readonly types: readonly ComparedType[];
  /** Asked keys that this browser does not have, or no longer. */
  readonly gone: readonly string[];
}

export const addToCompare = (
  product: object,
  writeKey: string,
): Promise<Answer<{ readonly key: string; readonly already: boolean }>> =>
  callShop("POST", "compare", product, writeKey);

/** The products under the keys; everything this browser compares when none is asked. */
export const askCompared = (keys: readonly string[]): Promise<Answer<ComparedAnswer>> =>
  callShop("GET", keys.length === 0 ? "compare" : `compare?keys=${keys.join(",")}`);

export const takeOutOfCompare = (key: string): Promise<Answer<unknown>> =>
  callShop("DELETE", `compare/${key}`);
