import { LRUCache } from "lru-cache";
import type { Config } from "#platform/config.ts";
import type { AddressFinder, FoundAddress } from "./address-finder.types.ts";
import { askPhoton } from "./photon.ts";

/** Somebody types on: later than this an answer helps nobody. Milliseconds. */
const PATIENCE_MS = 2_000;
/** Questions under way at once, and of one network. */
const MOST_AT_ONCE = 8;
const MOST_OF_NETWORK = 2;
/** Answers that are remembered, and for how long. */
const REMEMBERED = 500;
const REMEMBERED_MS = 24 * 3_600_000;
/** A provider that is away is a line of the log, once in this time. */
const WARNED_MS = 10 * 60_000;

interface Log {
  warn(fields: object, words: string): void;
}

type Ask = (words: string, signal: AbortSignal) => Promise<readonly FoundAddress[]>;

/** Lets a network ask while it and all have questions left; what is more has no answer. */
function createShares() {
  const asking = new Map<string, number>();
  let underWay = 0;
  return async (network: string, question: () => Promise<readonly FoundAddress[]>) => {
    const own = asking.get(network) ?? 0;
    if (underWay >= MOST_AT_ONCE || own >= MOST_OF_NETWORK) return [];
    underWay += 1;
    asking.set(network, own + 1);
    try {
      return await question();
    } finally {
      underWay -= 1;
      const left = (asking.get(network) ?? 1) - 1;
      if (left === 0) asking.delete(network);
      else asking.set(network, left);
    }
  };
}

/** A finder by what asks its provider: what was asked lately is remembered, and nobody takes more than a share of the questions. */
export function createAddressFinder(ask: Ask, log: Log, now = Date.now): AddressFinder {
  const remembered = new LRUCache<string, readonly FoundAddress[]>({
    max: REMEMBERED,
    ttl: REMEMBERED_MS,
    perf: { now },
    ttlResolution: 0,
  });
  const inShare = createShares();
  let warned = -Infinity;
  const warn = (error: unknown) => {
    if (now() - warned < WARNED_MS) return;
    warned = now();
    log.warn({ err: error }, "no addresses are suggested (ADDRESS_FINDER_URL)");
  };
  const question = async (words: string) => {
    try {
      const found = await ask(words, AbortSignal.timeout(PATIENCE_MS));
      remembered.set(words, found);
      return found;
    } catch (error) {
      warn(error);
      return [];
    }
  };
  return {
    find: async (typed, network) => {
      const words = typed.trim().replaceAll(/\s+/g, " ");
      return remembered.get(words) ?? inShare(network, () => question(words));
    },
  };
}

/** Who knows addresses for this shop; null where nobody does. */
export function openAddressFinder(
  { addressFinderUrl }: Pick<Config, "addressFinderUrl">,
  log: Log,
): AddressFinder | null {
  if (addressFinderUrl === null) return null;
  return createAddressFinder((words, signal) => askPhoton(addressFinderUrl, words, signal), log);
}
