import { useEffect, useRef } from "react";
import { withSlots } from "#domain/configure/artwork/arrange-artwork.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import type { ChangeSelection } from "#web/scene/change-selection.types.ts";

function keyOf({ set, side }: ArtworkSlot): string {
  return `${set} ${side}`;
}

function isEmpty({ file, placing, setName }: ArtworkSlot): boolean {
  return file === null && placing === null && setName === "";
}

interface Known {
  /** The places there were last. */
  readonly places: ReadonlySet<string>;
  /** What lay last in each place, also in those that have gone. */
  readonly slots: ReadonlyMap<string, ArtworkSlot>;
}

/** Brings back what lay in places that had gone with their sets, when the sets come back. For as long as the page is there. */
export function useSetsAgain(slots: readonly ArtworkSlot[], change: ChangeSelection): void {
  const known = useRef<Known>({ places: new Set(), slots: new Map() });
  useEffect(() => {
    const { places, slots: before } = known.current;
    const back = slots.flatMap((slot) => {
      const was = before.get(keyOf(slot));
      const isBack = was !== undefined && !places.has(keyOf(slot)) && isEmpty(slot) && !isEmpty(was);
      return isBack ? [{ ...was, place: slot.place }] : [];
    });
    const now = new Map([...slots, ...back].map((slot) => [keyOf(slot), slot] as const));
    known.current = { places: new Set(slots.map(keyOf)), slots: new Map([...before, ...now]) };
    if (back.length > 0) change(({ artwork }) => ({ field: "artwork", choice: withSlots(artwork, back) }));
  }, [slots, change]);
}
