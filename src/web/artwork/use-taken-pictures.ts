import { useCallback, useState } from "react";
import { withFile } from "#domain/configure/artwork/arrange-artwork.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import type { ChangeSelection } from "#web/scene/change-selection.types.ts";
import { wantPages } from "./documents.ts";
import { forgetOwnRefusal, removeOwnFromFirst, takeOwnPicture } from "./own-picture.ts";
import type { PicturePlace } from "./use-place-picture.ts";

async function sendIntoPlace(slot: ArtworkSlot, file: File): Promise<void> {
  const { sendIntoSlot, slotKey } = await loadChunk(() => import("./slot-sendings.ts"));
  sendIntoSlot(slotKey(slot), file);
}

/** Takes pictures for the place that is shown, or several at once for all places. */
export function useTakenPictures(
  slots: readonly ArtworkSlot[],
  { set, side }: PicturePlace,
  change: ChangeSelection,
) {
  /** Several that were dropped at once, until their list has taken them over; it is shown from then on. */
  const [several, setSeveral] = useState<{ readonly files: readonly File[] | null } | null>(null);
  const empty = (place: number) =>
    change(({ artwork }) => ({ field: "artwork", choice: withFile(artwork, place, null) }));
  const slot = slots.find((one) => one.set === set && one.side === side);
  const isFilled =
    slot !== undefined && (slot.file !== null || slot.placing !== null || slot.cutLine !== null);
  const isFirst = slot === undefined || slot.place === 0;
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined) return;
    forgetOwnRefusal();
    if (files.length > 1) return setSeveral({ files });
    if (!isFirst) return void sendIntoPlace(slot, file).catch(console.error);
    if (isFilled) empty(0);
    wantPages("all");
    void takeOwnPicture(file);
  };
  const remove = () => {
    forgetOwnRefusal();
    if (slot !== undefined && isFilled) empty(slot.place);
    if (isFirst) removeOwnFromFirst(slots.map(({ file }) => file));
  };
  const onTaken = useCallback(() => setSeveral({ files: null }), []);
  return { take, remove, several: several?.files ?? null, isListed: several !== null, onTaken };
}
