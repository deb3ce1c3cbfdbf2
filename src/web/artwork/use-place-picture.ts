import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isPaintedByShop } from "#domain/artwork/file-rules.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { withFile, withSlots } from "#domain/configure/artwork/arrange-artwork.ts";
import { type ArtworkSlot, artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { useStore } from "#web/calls/store.ts";
import type { ChangeSelection } from "#artwork-tools/scene/change-selection.types.ts";
import { hasLoosePages, pagesLeftOut, wantPages } from "./documents.ts";
import { forgetOwnRefusal, removeOwnFromFirst, takeOwnPicture, useOwnPicture } from "./own-picture.ts";
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
  const told = isOwn && progress?.step === "kept" ? progress.artwork : null;
  const picture = isOwn ? own : kept;
  return { picture, isFile, artworkId, told, place, at, placing, refusal, slots, hasLoose };
}

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
