import type { Refusal } from "../../../domain/account/refusal.ts";
import { budgets, type Action, type Budget } from "../../auth/budgets.ts";
import { neighbourhoodOf, networkOf } from "../../network.ts";
import { digest } from "../../auth/tokens.ts";
import { countTries, forgetTries } from "../../db/rate-limits.ts";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "db" | "config">;

interface Tried {
  readonly ip: string;
  /** The e-mail address or account it is about; not kept as it is. */
  readonly identifier?: string;
  /** How much it takes of a budget that does not count tries; 1 if not said. */
  readonly amount?: number;
}

const keyOf = (action: Action, { per, seconds }: Budget, { ip, identifier }: Tried): string | null => {
  const counted = { identifier, network: networkOf(ip), neighbourhood: neighbourhoodOf(ip) }[per];
  if (counted === undefined) return null;
  return `${action}:${per}:${seconds}:${per === "identifier" ? digest(counted).slice(0, 32) : counted}`;
};

/** Counts a try; refuses when one of the action's budgets is used up, and says for how long. */
export const spendTry = async (
  { db, config }: Needs,
  action: Action,
  tried: Tried,
): Promise<Refusal | null> => {
  const windows = budgets[action].flatMap((budget: Budget) => {
    const key = keyOf(action, budget, tried);
    return key === null ? [] : [{ ...budget, key }];
  });
  const counts = await countTries(db, windows, tried.amount);
  const over = counts.filter(({ key, tries }) => {
    const window = windows.find((candidate) => candidate.key === key);
    return window !== undefined && tries > window.tries * config.rateLimitFactor;
  });
  if (over.length === 0) return null;
  return { ok: false, code: "too-many-tries", retryAfterS: Math.max(1, ...over.map((one) => one.endsInS)) };
};

/** Gives back the tries counted for an identifier: it turned out to be its owner. */
export const giveTriesBack = async ({ db }: Needs, action: Action, tried: Tried): Promise<void> => {
  const keys = budgets[action]
    .filter(({ per }: Budget) => per === "identifier")
    .map((budget: Budget) => keyOf(action, budget, tried))
    .filter((key) => key !== null);
  await forgetTries(db, keys);
};
