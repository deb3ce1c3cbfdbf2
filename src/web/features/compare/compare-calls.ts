import type { ReplyTo } from "#contract/calls.ts";
import { type Answer, callShop } from "#web/calls/call-shop.ts";

/** The products under the keys; everything this browser compares when none is asked. */
export function askCompared(keys: readonly string[]): Promise<Answer<ReplyTo<"GET compare">>> {
  return callShop("GET compare", { query: { keys: keys.join(",") } });
}
