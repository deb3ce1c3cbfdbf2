import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import type { ArtworkSending } from "#web/calls/artwork/artwork-sending.ts";
import { goOnWithPicture, sendPicture } from "#web/calls/artwork/send-picture.ts";
import { createStore } from "#web/calls/store.ts";

/** A place of a page: a set and a side of it. */
export type SlotKey = `${string} ${number} ${ArtworkSlot["side"]}`;

/** The key of a place of the page in view. */
export function slotKey({ set, side }: Pick<ArtworkSlot, "set" | "side">): SlotKey {
  return `${location.pathname} ${set} ${side}`;
}

/** A file that is on its way into a place. */
export interface SlotSending {
  /** Where it is seen meanwhile; null where its bytes are in the shop alone. */
  readonly href: string | null;
  readonly sending: ArtworkSending;
}

type Sendings = ReadonlyMap<SlotKey, SlotSending>;

/** What is on its way into places: of the page in view, and of those it was sent on before. */
export const slotSendings = createStore<Sendings>(new Map());

/** The page whose unfinished files were looked for last. */
let path = "";

function changeSendings(change: (sendings: Map<SlotKey, SlotSending>) => void): void {
  const sendings = new Map(slotSendings.get());
  change(sendings);
  slotSendings.set(sendings);
}

function placeOf(key: SlotKey): string {
  return `slot ${key}`;
}

/** Takes a file out of a place's way: it has come to it, or is not wanted. */
export function releaseSlot(key: SlotKey): void {
  const before = slotSendings.get().get(key);
  if (before === undefined) return;
  if (before.sending.progress.get().step !== "kept") before.sending.cancel();
  if (before.href !== null) URL.revokeObjectURL(before.href);
  changeSendings((sendings) => sendings.delete(key));
}

function holdSending(key: SlotKey, file: File | null, sending: ArtworkSending): void {
  const href = file && URL.createObjectURL(file);
  changeSendings((sendings) => sendings.set(key, { href, sending }));
}

/** Sends a file into a place. */
export function sendIntoSlot(key: SlotKey, file: File): void {
  releaseSlot(key);
  holdSending(key, file, sendPicture({ place: placeOf(key), file, isNew: true }));
}

/** Goes on with what a reload has interrupted; what is on its way for another page goes on, too: an order may wait for it. */
export async function openSlots(page: string, slots: readonly ArtworkSlot[]): Promise<void> {
  if (page === path) return;
  path = page;
  for (const slot of slots.filter(({ file }) => file === null)) {
    const key = slotKey(slot);
    if (slotSendings.get().has(key)) continue;
    const unfinished = await goOnWithPicture(placeOf(key));
    if (unfinished === null) continue;
    if (slotSendings.get().has(key)) unfinished.sending.cancel();
    else holdSending(key, unfinished.file, unfinished.sending);
    if (path !== page) return;
  }
}
