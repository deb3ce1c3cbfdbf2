import { keyed, newToken } from "#server/auth/tokens.ts";
import type { KeyedWrite } from "#server/db/idempotency-keys.ts";
import type { Caller } from "./caller.ts";
import type { Services } from "./services.ts";

/** Keys as long as a UUID are nobody else's by chance. */
const sureKeyLength = 32;

/**
 * What a browser nobody knows becomes a guest by. The same write sent again gets the same one: the browser may have lost
 * the answer that brought it.
 */
export function firstToken(
  { config }: Pick<Services, "config">,
  write: KeyedWrite | null,
  bodyHash: string,
): string {
  return write === null || write.key.length < sureKeyLength
    ? newToken()
    : keyed(
        config.secretKey,
        "guest of a first write",
        [write.call, write.key, write.network, bodyHash].join(" "),
      );
}

/** What a repeated answer brings again to a browser that has no cookie at all. */
export function lostToken({ guestToken }: Caller, { owner, key }: KeyedWrite, token: string): string | null {
  return guestToken === null && owner === null && key.length >= sureKeyLength ? token : null;
}
