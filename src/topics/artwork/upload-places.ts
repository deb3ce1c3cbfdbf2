import { networkOf, siteOf } from "#platform/network.ts";

/** Forms with files that one process takes in at the same time: in all, from one network, and from one subscriber's /48 of IPv6. */
const MOST_AT_ONCE = 64;
const MOST_OF_ONE_NETWORK = 4;
const MOST_OF_ONE_SITE = 16;

/** Why a form does not get a place: its own network has them all, or there is none at all. */
export type NoPlace = "network-full" | "full";

export interface UploadPlace {
  /** Bytes that the forms which had a place before may still bring. */
  readonly coming: number;
  giveBack(): void;
}

export interface UploadPlaces {
  /** Takes a place for a form from an address that brings at most so many bytes. */
  take(ip: string, bytes: number): UploadPlace | NoPlace;
}

/** The places for forms with files: a few networks cannot take them all by sending slowly. */
export function createUploadPlaces(): UploadPlaces {
  const taken = new Map<string, number>();
  let all = 0;
  let coming = 0;
  const count = (name: string, change: 1 | -1): void => {
    const now = (taken.get(name) ?? 0) + change;
    if (now > 0) taken.set(name, now);
    else taken.delete(name);
  };
  return {
    take: (ip, bytes) => {
      const network = networkOf(ip);
      const site = siteOf(ip);
      const names = site === null ? [network] : [network, site];
      const isFull = (name: string | null, most: number): boolean =>
        name !== null && (taken.get(name) ?? 0) >= most;
      if (isFull(network, MOST_OF_ONE_NETWORK) || isFull(site, MOST_OF_ONE_SITE)) return "network-full";
      if (all >= MOST_AT_ONCE) return "full";
      for (const name of names) count(name, 1);
      all += 1;
      const place: UploadPlace = {
        coming,
        giveBack: () => {
          for (const name of names) count(name, -1);
          all -= 1;
          coming -= bytes;
        },
      };
      coming += bytes;
      return place;
    },
  };
}
