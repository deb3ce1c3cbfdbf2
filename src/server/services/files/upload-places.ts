import { networkOf } from "../../network.ts";

/** Forms with files that one process takes in at the same time, in all and from one network. */
const MOST_AT_ONCE = 64;
const MOST_OF_ONE_NETWORK = 4;

/** Why a form does not get a place: its own network has them all, or there is none at all. */
export type NoPlace = "network-full" | "full";

export interface UploadPlaces {
  /** Takes a place for a form from an address; answers how it is given back. */
  take(ip: string): (() => void) | NoPlace;
}

/** The places for forms with files: a few networks cannot take them all by sending slowly. */
export function createUploadPlaces(): UploadPlaces {
  const taken = new Map<string, number>();
  let all = 0;
  const giveBack = (network: string): void => {
    all -= 1;
    const left = (taken.get(network) ?? 0) - 1;
    if (left > 0) taken.set(network, left);
    else taken.delete(network);
  };
  return {
    take: (ip) => {
      const network = networkOf(ip);
      const own = taken.get(network) ?? 0;
      if (own >= MOST_OF_ONE_NETWORK) return "network-full";
      if (all >= MOST_AT_ONCE) return "full";
      taken.set(network, own + 1);
      all += 1;
      return () => giveBack(network);
    },
  };
}
