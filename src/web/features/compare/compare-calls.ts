import { type Answer, callShop } from "#web/calls/call-shop.ts";
import type { ComparedType } from "./compare.types.ts";

export interface ComparedAnswer {
  readonly types: readonly ComparedType[];
  /** Asked keys that this browser does not have, or no longer. */
  readonly gone: readonly string[];
}

export function addToCompare(
  product: object,
  writeKey: string,
): Promise<Answer<{ readonly key: string; readonly already: boolean }>> {
  return callShop("POST", "compare", product, writeKey);
}

/** The products under the keys; everything this browser compares when none is asked. */
export function askCompared(keys: readonly string[]): Promise<Answer<ComparedAnswer>> {
  return callShop("GET", keys.length === 0 ? "compare" : `compare?keys=${keys.join(",")}`);
}

export function takeOutOfCompare(key: string): Promise<Answer<unknown>> {
  return callShop("DELETE", `compare/${key}`);
}
