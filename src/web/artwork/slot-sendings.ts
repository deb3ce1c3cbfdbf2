import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import type { ArtworkSending } from "#web/calls/artwork-sending.ts";
import { goOnWithPicture, sendPicture } from "#web/calls/send-picture.ts";
import { createStore } from "#web/calls/store.ts";

/** A place of a page: a set and a side of it. */
export type SlotKey = `${string} ${number} ${ArtworkSlot["side"]}`;

/** The key of a place of the page in view. */
export function slotKey({ set, side }: Pick<ArtworkSlot, "set" | "side">): SlotKey {
  return `${location.pathname} ${set} ${side}`;
}

/** A file that is on its way into a place; a document into one for each of its pages. */
export interface SlotSending {
  /** Which page of it is to lie there, from 1. */
  readonly page: number;
  /** As it was chosen; null where only the shop knows. */
  readonly name: string | null;
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

/** Takes a file out of a place's way: it has come to it, or is not wanted. It goes on as long as another place waits for a page of it. */
export function releaseSlot(key: SlotKey): void {
  const before = slotSendings.get().get(key);
  if (before === undefined) return;
  const { sending } = before;
  const isShared = [...slotSendings.get()].some(([other, one]) => other !== key && one.sending === sending);
  if (!isShared && sending.progress.get().step !== "kept") sending.cancel();
  if (before.href !== null) URL.revokeObjectURL(before.href);
  changeSendings((sendings) => sendings.delete(key));
}

function holdSending(key: SlotKey, file: File | null, sending: ArtworkSending, page = 1): void {
  const href = page === 1 ? file && URL.createObjectURL(file) : null;
  changeSendings((sendings) => sendings.set(key, { href, sending, page, name: file?.name ?? null }));
}

/** Sends a file into places, one for each of its pages; at least one. */
export function sendIntoSlots(
  places: readonly { readonly key: SlotKey; readonly page: number }[],
  file: File,
): void {
  const [first] = places;
  if (first === undefined) return;
  for (const { key } of places) releaseSlot(key);
  const sending = sendPicture({ place: placeOf(first.key), file, isNew: true });
  for (const { key, page } of places) holdSending(key, file, sending, page);
}

/** A place gets a page of what is on its way for another. */
export function joinSending(to: SlotKey, key: SlotKey, page: number): void {
  const before = slotSendings.get().get(to);
  if (before === undefined) return;
  releaseSlot(key);
  changeSendings((sendings) => sendings.set(key, { ...before, href: null, page }));
}

/** Sends a file into a place. */
export function sendIntoSlot(key: SlotKey, file: File): void {
  sendIntoSlots([{ key, page: 1 }], file);
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
