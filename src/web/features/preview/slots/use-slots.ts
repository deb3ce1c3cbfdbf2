import { useEffect, useMemo } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { withFile } from "#domain/configure/artwork/arrange-artwork.ts";
import { type ArtworkSlot, artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { ArtworkSending } from "#web/calls/artwork/artwork-sending.ts";
import { useStore } from "#web/calls/store.ts";
import { forgetOwnRefusal, removeOwnFromFirst, takeOwnPicture, useOwnPicture } from "../own/own-picture.ts";
import { useOwnSending } from "../own/own-sending.ts";
import type { ChangeSelection } from "../change-selection.types.ts";
import { openSlots, releaseSlot, sendIntoSlot, slotKey, slotSendings } from "./slot-sendings.ts";

/** A place with what is seen in it. */
export interface FilledSlot {
  readonly slot: ArtworkSlot;
  readonly href: string | null;
  /** What is on its way into it. */
  readonly sending: ArtworkSending | null;
  /** It wears the picture of its front until it has one of its own. */
  readonly wearsFront: boolean;
  /** Something lies in it, is on its way or is being opened. */
  readonly isTaken: boolean;
}

/** The address of the shop's own picture of a file. */
function pictureOf(id: string): string {
  return `/api/artwork/${id}/picture`;
}

/** What has arrived goes into its place. */
function useArrivals(slots: readonly ArtworkSlot[], change: ChangeSelection): void {
  const sendings = useStore(slotSendings);
  useEffect(() => {
    const stops = slots.flatMap((slot) => {
      const key = slotKey(slot);
      const sending = sendings.get(key)?.sending;
      if (sending === undefined) return [];
      const look = () => {
        const now = sending.progress.get();
        if (now.step !== "kept") return;
        change(({ artwork }) => ({
          field: "artwork",
          choice: withFile(artwork, slot.place, now.artwork.id),
        }));
        releaseSlot(key);
      };
      look();
      return [sending.progress.subscribe(look)];
    });
    return () => stops.forEach((stop) => stop());
  }, [slots, sendings, change]);
}

/** The visitor's own picture, where it lies in the first place: nothing else does, and it lies in no other. */
function useOwnInFirst({ artwork }: Selection) {
  const { read, isReading } = useOwnPicture();
  const { sending, progress } = useOwnSending();
  const keptId = progress?.step === "kept" ? progress.artwork.id : null;
  const isElsewhere = keptId !== null && artwork?.files.includes(keptId);
  if (isElsewhere || (artwork?.files[0] ?? null) !== null) return null;
  // What only the shop can paint is seen where the shop shows it, until the page has its picture.
  if (read === null && keptId !== null) return { href: pictureOf(keptId), sending: null, keptId };
  if (read === null) return isReading || sending !== null ? { href: null, sending, keptId } : null;
  return { href: read.artwork.href, sending: keptId === null ? sending : null, keptId };
}

/** The places of what is configured, with what lies in them or is on its way, and the ways to fill and empty them. */
export function useSlots(catalogue: Catalogue, selection: Selection, change: ChangeSelection) {
  const slots = useMemo(() => artworkSlots(catalogue, selection), [catalogue, selection]);
  const sendings = useStore(slotSendings);
  const own = useOwnInFirst(selection);
  useEffect(() => void openSlots(location.pathname, slots), [slots]);
  useArrivals(slots, change);
  const filled: FilledSlot[] = [];
  for (const slot of slots) {
    const coming = sendings.get(slotKey(slot));
    const mine = slot.place === 0 && slot.file === null ? own : null;
    const href = coming?.href ?? mine?.href ?? (slot.file === null ? null : pictureOf(slot.file));
    const front = slot.side === "back" && href === null ? (filled.at(-1)?.href ?? null) : null;
    const sending = coming?.sending ?? mine?.sending ?? null;
    const isTaken = href !== null || mine !== null;
    filled.push({ slot, href: href ?? front, sending, wearsFront: front !== null, isTaken });
  }
  const put = (slot: ArtworkSlot, file: File) => {
    forgetOwnRefusal();
    if (slot.place > 0) return sendIntoSlot(slotKey(slot), file);
    if (slot.file !== null || slot.placing !== null || slot.cutLine !== null)
      change(({ artwork }) => ({ field: "artwork", choice: withFile(artwork, 0, null) }));
    return void takeOwnPicture(file);
  };
  const empty = (slot: ArtworkSlot) => {
    forgetOwnRefusal();
    releaseSlot(slotKey(slot));
    if (slot.place === 0) removeOwnFromFirst(slots.map(({ file }) => file));
    change(({ artwork }) => ({ field: "artwork", choice: withFile(artwork, slot.place, null) }));
  };
  return { filled, ownId: own?.keptId ?? null, isOwnFirst: own !== null, put, empty };
}
