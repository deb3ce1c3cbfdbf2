import { LRUCache } from "lru-cache";
import { emailDomain } from "#domain/account/fields.ts";

/** After the first "later" of a domain; it doubles with each, up to the longest. Milliseconds. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * 60_000;
/** Domains remembered at once. */
const MOST_DOMAINS = 1_000;

/** Domains whose servers have asked to be left alone for a while: who goes on knocking is taken for a sender of spam (decision 356). */
export interface DomainPauses {
  /** Whether mails to this address wait. */
  readonly isPaused: (address: string) => boolean;
  /** Its server has said "later". */
  readonly pause: (address: string) => void;
  /** Its server has taken a mail that was begun then: one from before the pause says nothing of it. */
  readonly end: (address: string, begunAt: number) => void;
  /** What pauses are counted by, in milliseconds. */
  readonly now: () => number;
}

interface Pause {
  readonly begunAt: number;
  readonly until: number;
  readonly ms: number;
}

export function createDomainPauses(now: () => number = Date.now): DomainPauses {
  const pauses = new LRUCache<string, Pause>({ max: MOST_DOMAINS });
  return {
    isPaused: (address) => (pauses.get(emailDomain(address))?.until ?? 0) > now(),
    pause: (address) => {
      const domain = emailDomain(address);
      const last = pauses.get(domain);
      // What was under way when the pause began says nothing new.
      if (last !== undefined && last.until > now()) return;
      const ms = last === undefined ? FIRST_PAUSE_MS : Math.min(2 * last.ms, LONGEST_PAUSE_MS);
      pauses.set(domain, { begunAt: now(), until: now() + ms, ms });
    },
    end: (address, begunAt) => {
      const domain = emailDomain(address);
      if ((pauses.get(domain)?.begunAt ?? 0) <= begunAt) pauses.delete(domain);
    },
    now,
  };
}
