import type { FastifyRequest, RouteOptions } from "fastify";
import { isLoopback, networkOf } from "#platform/network.ts";
import { serviceBusy, type UnavailableReason } from "#platform/unavailable.ts";
import type { App } from "./app.types.ts";

/** Lets a holder begin a work: at once, or in a later round of the event loop. */
export type BeginInRound = (holder: string) => Promise<void> | undefined;

/** Milliseconds of the thread that are shared without counting. */
const SHORT_MS = 2;

/** A round that many share is long by all of them: no more than one work takes, or nobody would be left to use the thread. Milliseconds. */
const LONGEST_PAUSE_MS = 50;

/**
 * Lets each holder begin one work in a round of the event loop, and pause as long as that round took, within bounds. Whoever sends thirty
 * calls in one moment has one of them worked out, then whatever else has arrived is heard, and then the next: half of the thread stays with
 * the others. More than `longestQueue` of one holder's that wait are refused as busy.
 */
export function createRounds(longestQueue: number, reason: UnavailableReason): BeginInRound {
  const lines = new Map<string, (() => void)[]>();
  const endRound = (holder: string, line: (() => void)[], begunMs: number): void => {
    const tookMs = performance.now() - begunMs;
    if (tookMs < SHORT_MS) beginNext(holder, line);
    else setTimeout(beginNext, Math.min(tookMs, LONGEST_PAUSE_MS), holder, line);
  };
  const beginNext = (holder: string, line: (() => void)[]): void => {
    const next = line.shift();
    if (next === undefined) return void lines.delete(holder);
    next();
    setImmediate(endRound, holder, line, performance.now());
  };
  return (holder) => {
    const line = lines.get(holder);
    if (line === undefined) {
      const opened: (() => void)[] = [];
      lines.set(holder, opened);
      setImmediate(endRound, holder, opened, performance.now());
      return undefined;
    }
    if (line.length >= longestQueue) throw serviceBusy(reason);
    return new Promise((resolve) => void line.push(resolve));
  };
}

/** Whose turn a request takes: its network's; its own where it comes from this machine, behind whose proxy everybody may be. */
export function holderOf({ ip, id }: Pick<FastifyRequest, "ip" | "id">): string {
  return isLoopback(ip) ? id : networkOf(ip);
}

/** So many of a network's works may wait: an office behind one address asks for some at a time. */
const LONGEST_QUEUE = 60;

/** The rounds in which calls and pages are worked out (decision 416). */
export function createLoopRounds(): BeginInRound {
  return createRounds(LONGEST_QUEUE, "rendering");
}

/** Calls marked `sameForEverybody` are worked out on the one thread, up to 20 ms each. What the cache answers takes no round. */
export function takeRounds(app: App, begin: BeginInRound): void {
  const waitForRound = async (request: FastifyRequest): Promise<void> => begin(holderOf(request));
  app.addHook("onRoute", (route: RouteOptions) => {
    if (route.config?.sameForEverybody) route.preHandler = [waitForRound, route.preHandler ?? []].flat();
  });
}
