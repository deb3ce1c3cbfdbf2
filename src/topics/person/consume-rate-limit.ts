import type { Refusal } from "#domain/refusal.ts";
import { type Action, type RateLimit, rateLimits, type Counted } from "#platform/auth/rate-limits.ts";
import { neighbourhoodOf, networkOf, siteOf } from "#platform/network.ts";
import { digest } from "#platform/auth/tokens.ts";
import { countTries, forgetTries, readTries } from "#platform/db/rate-limits.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "db" | "config">;

interface Tried {
  readonly ip: string;
  /** The e-mail address or account it is about; not kept as it is. */
  readonly identifier?: string;
  /** How much it takes of a limit that does not count tries; 1 if not said. */
  readonly amount?: number;
}

/** An identifier is not kept as it is. */
function hashed(identifier: string): string {
  return digest(identifier).slice(0, 32);
}

/** What a limit counts by; null when the try has nothing of that kind. */
function countedBy(counted: Counted, { ip, identifier }: Tried): string | null {
  if (counted === "network") return networkOf(ip);
  if (counted === "site") return siteOf(ip);
  if (counted === "neighbourhood") return neighbourhoodOf(ip);
  if (identifier === undefined) return null;
  if (counted === "identifier") return hashed(identifier);
  const where = counted === "identifier and network" ? networkOf(ip) : siteOf(ip);
  return where === null ? null : `${hashed(identifier)}:${where}`;
}

function keyOf(action: Action, { per, seconds }: RateLimit, tried: Tried): string | null {
  const counted = countedBy(per, tried);
  return counted === null ? null : `${action}:${per}:${seconds}:${counted}`;
}

/** Counts a try; refuses when one of the action's limits is used up, and says for how long. */
export async function consumeRateLimit(
  { db, config }: Needs,
  action: Action,
  tried: Tried,
): Promise<Refusal<"too-many-tries"> | null> {
  const windows = rateLimits[action].flatMap((limit: RateLimit) => {
    const key = keyOf(action, limit, tried);
    return key === null ? [] : [{ ...limit, key }];
  });
  const counts = await countTries(db, windows, tried.amount);
  const over = counts.filter(({ key, tries }) => {
    const window = windows.find((candidate) => candidate.key === key);
    return window !== undefined && tries > window.tries * config.rateLimitFactor;
  });
  if (over.length === 0) return null;
  return { ok: false, code: "too-many-tries", retryAfterS: Math.max(1, ...over.map((one) => one.endsInS)) };
}

/** How many tries of an action's first limit are over it, counting none. */
export async function triesOverLimit({ db, config }: Needs, action: Action, tried: Tried): Promise<number> {
  const limit: RateLimit = rateLimits[action][0];
  const key = keyOf(action, limit, tried);
  const tries = key === null ? 0 : await readTries(db, { key, seconds: limit.seconds });
  return Math.max(0, tries - limit.tries * config.rateLimitFactor);
}

/** Gives back the tries counted for an identifier in this network: it turned out to be its owner. */
export async function refundRateLimit(
  { db }: Pick<Services, "db">,
  action: Action,
  tried: Tried,
): Promise<void> {
  const keys = rateLimits[action]
    .filter(({ per }: RateLimit) => per.startsWith("identifier"))
    .map((limit: RateLimit) => keyOf(action, limit, tried))
    .filter((key) => key !== null);
  await forgetTries(db, keys);
}
