import { useEffect, useMemo, useState } from "react";
import { isPaintedByShop } from "#domain/artwork/file-rules.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type ArtworkSlot, artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { useStore } from "#web/calls/store.ts";
import { hasLoosePages, pagesLeftOut } from "./documents.ts";
import { useOwnPicture } from "./own-picture.ts";
import { useOwnSending } from "./own-sending.ts";
import { type OwnPicture, readArtwork } from "./read-artwork.ts";

/** A set and a side of it. */
export type PicturePlace = Pick<ArtworkSlot, "set" | "side">;

/** What lies in a place of a selection, and how: its own file; on a back without one that of its front. */
function filledAt(slots: readonly ArtworkSlot[], { set, side }: PicturePlace) {
  const find = (wanted: string) => slots.find((slot) => slot.set === set && slot.side === wanted);
  const [own, front] = [find(side), find("front")];
  const wearsFront = (own?.file ?? null) === null;
  return {
    at: (own ?? front)?.place ?? 0,
    file: own?.file ?? front?.file ?? null,
    placing: own?.placing ?? (wearsFront ? front?.placing : null) ?? null,
  };
}

/** The shop's own pictures of kept files, opened once each: they are small, and the same for as long as the page is there. */
const opened = new Map<string, Promise<OwnPicture | null>>();

async function open(id: string): Promise<OwnPicture | null> {
  const answer = await fetch(`/api/artwork/${id}/picture`);
  if (!answer.ok) return null;
  const blob = await answer.blob();
  const read = await readArtwork(new File([blob], `${id}.webp`, { type: blob.type }));
  return read.ok ? read.read : null;
}

function openOnce(id: string): Promise<OwnPicture | null> {
  const opening =
    opened.get(id) ??
    open(id).catch((error: unknown) => {
      // On a lost line: asked for again the next time.
      opened.delete(id);
      console.error(error);
      return null;
    });
  opened.set(id, opening);
  return opening;
}

/** A picture that the shop keeps for this visitor; null until it has come, and where it is nobody's here. */
function useKeptPicture(id: string | null): OwnPicture | null {
  const [shown, setShown] = useState<{ readonly id: string; readonly picture: OwnPicture | null } | null>(
    null,
  );
  useEffect(() => {
    if (id === null) return undefined;
    let isStale = false;
    void openOnce(id).then((picture) => {
      if (!isStale) setShown({ id, picture });
    });
    return () => {
      isStale = true;
    };
  }, [id]);
  return shown?.id === id ? shown.picture : null;
}

/** The picture that is printed on a side of a set, and the id the shop keeps it by: the file chosen for it, or on the first set the visitor's own. */
export function usePlacePicture(catalogue: Catalogue, selection: Selection, wanted: PicturePlace) {
  const slots = useMemo(() => artworkSlots(catalogue, selection), [catalogue, selection]);
  // Sets may have gone since.
  const place = { side: wanted.side, set: Math.min(wanted.set, slots.at(-1)?.set ?? 1) };
  const { read: own, refusal } = useOwnPicture();
  const { progress } = useOwnSending();
  const ownId = progress?.step === "kept" ? progress.artwork.id : null;
  const { at, file, placing } = filledAt(slots, place);
  const isElsewhere = ownId !== null && slots.some((slot) => slot.file === ownId);
  const isOwn = file === null ? place.set === 1 && !isElsewhere : file === ownId;
  const kept = useKeptPicture(isOwn ? null : file);
  const leftOut = useStore(pagesLeftOut);
  const files = slots.map((slot) => slot.file);
  const hasLoose = progress?.step === "kept" && hasLoosePages(progress.artwork, files, leftOut);
  const artworkId = isOwn ? ownId : file;
  // Of a document only what was painted of it is here.
  const isFile = isOwn && own !== null && !isPaintedByShop(own.file.name);
  return { picture: isOwn ? own : kept, isFile, artworkId, place, at, placing, refusal, slots, hasLoose };
}
