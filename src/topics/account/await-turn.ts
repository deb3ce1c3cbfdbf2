import type { Refusal } from "#domain/refusal.ts";
import { longestSignInDelayS } from "#platform/auth/rate-limits.ts";
import { digest } from "#platform/auth/tokens.ts";
import { takeTurn } from "./sign-in-turns-rows.ts";
import { networkOf } from "#platform/network.ts";
import type { Services } from "#topics/services.ts";
import { triesOverLimit } from "#topics/person/consume-rate-limit.ts";

/**
 * Whether a network has to wait before it may try a password of this account. While the account meets wrong passwords from
 * everywhere, each network is given a turn, one second later for each wrong password over the limit and at most thirty,
 * and comes back for it. Nobody else's tries put a turn off, so the owner gets in; and nothing is held meanwhile (decision 074).
 */
export async function awaitTurn(
  services: Pick<Services, "db" | "config">,
  ip: string,
  email: string,
): Promise<Refusal<"too-many-tries"> | null> {
  const over = await triesOverLimit(services, "wrongPassword", { ip, identifier: email });
  if (over === 0) return null;
  const turn = { account: digest(email), network: networkOf(ip) };
  const waitS = await takeTurn(services.db, turn, Math.min(over, longestSignInDelayS));
  return waitS > 0 ? { ok: false, code: "too-many-tries", retryAfterS: waitS } : null;
}
