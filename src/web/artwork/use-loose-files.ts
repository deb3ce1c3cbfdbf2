import type { ChangeSelection } from "#web/scene/change-selection.types.ts";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { useFurtherPages } from "./use-further-pages.ts";
import { useSetNames } from "./use-set-names.ts";
import type { useSlots } from "./use-slots.ts";

interface Places extends Pick<ReturnType<typeof useSlots>, "filled" | "ownId" | "isOwnFirst" | "put"> {
  readonly sets: number;
  readonly sides: number;
}

/** What goes into places by itself: the further pages of documents first, then files that were chosen at once. */
export function useLooseFiles(
  { filled, ownId, isOwnFirst, put, sets, sides }: Places,
  change: ChangeSelection,
) {
  const call = useSetNames(sets, change);
  const own = isOwnFirst ? ownId : null;
  const further = useFurtherPages({ filled, sides, ownId: own, change, call });
  const empty = filled.filter(({ isTaken, slot }) => !isTaken && !further.filling.has(slot.place));
  const free = empty.map(({ slot }) => slot);
  const dropped = useDroppedFiles({ free, sides, put, call });
  const leaveOut = () => {
    further.leaveOut();
    dropped.leaveOut();
  };
  return { ...dropped, waiting: [...further.waiting, ...dropped.waiting], leaveOut, free };
}
