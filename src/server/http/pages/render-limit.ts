import { LRUCache } from "lru-cache";
import { isLoopback, networkOf } from "#server/network.ts";

/** Pages that an address may have rendered anew in a minute: a visitor needs one a click at most. */
const rendersPerMinute = 300;
const windowMs = 60_000;
const rememberedAddresses = 10_000;

export interface RenderLimit {
  /** Counts one rendering; null when it may be made, else the seconds until the next one may. */
  secondsToWait(ip: string, nowMs: number): number | null;
}

/** Bounds the work one address can ask for with ever new addresses of pages. This machine itself is not counted. */
export function createRenderLimit(): RenderLimit {
  const counted = new LRUCache<string, { readonly since: number; renders: number }>({
    max: rememberedAddresses,
  });
  return {
    secondsToWait: (ip, nowMs) => {
      if (isLoopback(ip)) return null;
      const network = networkOf(ip);
      const known = counted.get(network);
      if (known === undefined || nowMs - known.since >= windowMs) {
        counted.set(network, { since: nowMs, renders: 1 });
        return null;
      }
      known.renders += 1;
      return known.renders > rendersPerMinute ? Math.ceil((known.since + windowMs - nowMs) / 1_000) : null;
    },
  };
}
