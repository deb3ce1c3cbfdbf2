import { networkOf, siteOf } from "#platform/network.ts";

/** Bodies with files that one process takes in at the same time: in all, from one network, and from one subscriber's /48 of IPv6. */
const MOST_AT_ONCE = 64;
const MOST_OF_ONE_NETWORK = 4;
const MOST_OF_ONE_SITE = 16;
/** Room that is reserved for a body, however long it says it is: what has come lies on the disk, and counts there. */
const ADVANCE_BYTES = 8 * 1024 * 1024;

/** Why a body does not get a place: its own network has them all, or nobody has more than one to give. */
type NoPlace = "network-full" | "full";

export interface UploadPlace {
  /** Bytes that the bodies which had a place before may still bring before anybody looks at the disk again. */
  readonly coming: number;
  giveBack(): void;
}

/** A body that asks for a place. */
interface Arriving {
  readonly ip: string;
  /** The most that it leaves on the disk. */
  readonly bytes: number;
  /** Ends it: somebody who has no place needs the place more. */
  readonly takeBack: () => void;
}

interface Held extends Arriving {
  readonly network: string;
  readonly site: string | null;
}

/** The newest body of the network or site that has the most places, and more than one more than who asks. */
function mostOf(held: ReadonlySet<Held>, asking: Held): Held | null {
  const groups = Map.groupBy(held, ({ network, site }) => site ?? network);
  const own = groups.get(asking.site ?? asking.network)?.length ?? 0;
  const [largest] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  return largest !== undefined && largest.length > own + 1 ? (largest.at(-1) ?? null) : null;
}

/**
 * The places for bodies with files: a few networks cannot take them all by sending slowly. When all are taken, the network with the
 * most gives its newest one to who has fewer (decision 350).
 */
export function createUploadPlaces() {
  const held = new Set<Held>();
  const count = (isOf: (one: Held) => boolean): number => [...held].filter(isOf).length;
  return {
    take: (arriving: Arriving): UploadPlace | NoPlace => {
      const network = networkOf(arriving.ip);
      const site = siteOf(arriving.ip);
      const asking: Held = { ...arriving, network, site, bytes: Math.min(arriving.bytes, ADVANCE_BYTES) };
      if (count((one) => one.network === network) >= MOST_OF_ONE_NETWORK) return "network-full";
      if (site !== null && count((one) => one.site === site) >= MOST_OF_ONE_SITE) return "network-full";
      if (held.size >= MOST_AT_ONCE) {
        const ended = mostOf(held, asking);
        if (ended === null) return "full";
        held.delete(ended);
        ended.takeBack();
      }
      const coming = [...held].reduce((sum, { bytes }) => sum + bytes, 0);
      held.add(asking);
      return { coming, giveBack: () => void held.delete(asking) };
    },
  };
}
