import { useEffect } from "react";
import { isDocumentName, isPaintedByShop } from "#domain/artwork/file-rules.ts";
import { afterPaint } from "#ui/lazy/after-paint.ts";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import type { ArtworkAtShop } from "#web/calls/artwork-progress.ts";
import type { SavedPicture } from "#web/calls/saved-picture.ts";
import { isMarked, noteAskedFor, pictureMark, setPictureMark, wasAskedFor } from "#web/calls/picture-mark.ts";
import { useStore } from "#web/calls/store.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { createChosenFile } from "./chosen-file.ts";
import { endOwn, holdSavedArtwork, holdRefused, misses, ownAtShop, sendOwn } from "./own-sending.ts";
import { isAcceptedType, letGoArtwork, type OwnPicture, readArtwork, whyNotTaken } from "./read-artwork.ts";

/** The visitor's own picture, the same on every page that this tab shows. */
const { store, take, remove, refuse, expect, settle, forgetRefusal } = createChosenFile<OwnPicture>(
  readArtwork,
  letGoArtwork,
);

/** The mark of what is held; null for nothing, and for a picture that could not be kept. */
let heldMark: number | null = null;
/** Whether something was configured with what is held. */
let isUsed = false;
/** What the visitor did to the picture on these pages, counted: what is kept never comes in the way of it. */
let acts = 0;

function loadKeeping() {
  return loadChunk(() => import("#web/calls/saved-picture.ts"));
}

function loadSending() {
  return loadChunk(() => import("#web/calls/send-picture.ts"));
}

async function keep(file: File, act: number): Promise<void> {
  const { keepPicture } = await loadKeeping();
  if (act !== acts) return;
  const mark = await keepPicture(file);
  if (act === acts) heldMark = mark;
}

/** This browser notes what the shop knows of the picture, beside the picture. */
async function note(artwork: ArtworkAtShop, act: number): Promise<void> {
  if (act !== acts || heldMark === null) return;
  await (await loadKeeping()).noteOfShop(heldMark, { atShop: { artwork, isUsed } });
}

/** And that the shop does not take it: it is not asked again. */
async function noteRefused(message: string, act: number): Promise<void> {
  if (act !== acts || heldMark === null) return;
  await (await loadKeeping()).noteOfShop(heldMark, { refusal: message });
}

/** Something is configured with the picture: it stays in the shop when it is taken off here. */
export function markOwnUsed(): void {
  isUsed = true;
  const artwork = ownAtShop();
  if (artwork !== null) note(artwork, acts).catch(console.error);
}

/** Another file is chosen or taken away: what was said of one that was not taken is over. */
export const forgetOwnRefusal = forgetRefusal;

/** Whether a file is seen only once the shop has painted it. */
function awaitsPainting({ name, type }: File): boolean {
  return isPaintedByShop(name) && !isAcceptedType(type);
}

/** Holds the shop's picture of what it keeps; one that does not come can be asked for once more. */
async function holdPainted(artwork: ArtworkAtShop, act: number): Promise<void> {
  const file = await loadSending()
    .then(({ pictureFile }) => pictureFile(artwork))
    .catch(() => null);
  if (act !== acts) return;
  if (file === null) return misses(() => void holdPainted(artwork, act).catch(console.error));
  misses(null);
  if ((await take(file)) === null) return;
  const mark = await (await loadKeeping()).keepPicture(file, { artwork, isUsed });
  if (act === acts) heldMark = mark;
}

/** Shows what this browser can paint of a file, until the shop's picture of it has come. What it cannot paint is not spoken of. */
async function showHere(file: File, act: number): Promise<void> {
  if (!isDocumentName(file.name)) return;
  const { paintDocument } = await loadChunk(() => import("./paint-document.ts"));
  const picture = await paintDocument(file).catch(() => null);
  if (picture !== null && act === acts && store.get().read === null) await take(picture);
}

/** Notes what the shop has answered of a file, and shows what it has painted of one that is not seen yet. */
async function hear(artwork: ArtworkAtShop, file: File, act: number): Promise<void> {
  await note(artwork, act);
  if (awaitsPainting(file)) await holdPainted(artwork, act);
}

/** Something else becomes of the picture; answers the number of that act. */
function beginAct(): number {
  acts += 1;
  misses(null);
  return acts;
}

/** Takes a picture in place of the one before, has this browser keep it, and sends it to the shop. */
export async function takeOwnPicture(file: File): Promise<void> {
  const act = beginAct();
  if (awaitsPainting(file)) {
    // Its place is taken at once: of several that were chosen the next would come into it.
    expect();
    const why = await whyNotTaken(file);
    if (act !== acts) return;
    if (why !== null) return refuse(why);
    remove();
    expect();
    showHere(file, act).catch(console.error);
  } else if ((await take(file)) === null || act !== acts) return;
  // Until the new one is kept, none is: the one before would come back.
  setPictureMark(null);
  heldMark = null;
  isUsed = false;
  await afterPaint();
  if (act !== acts) return;
  const kept = keep(file, act).catch(console.error);
  void sendOwn({
    file,
    isNew: true,
    onKept: (artwork) => kept.then(() => hear(artwork, file, act)),
    onRefused: (message) => kept.then(() => noteRefused(message, act)),
    takeUp: () => kept.then(() => takeUp(act)),
  });
  // From here on its way to the shop is what is waited for.
  if (awaitsPainting(file)) settle();
}

/** Takes the picture off everything, out of this browser and, where nothing was configured with it, out of the shop. */
export function removeOwnPicture(): void {
  beginAct();
  remove();
  endOwn({ isForgotten: !isUsed });
  setPictureMark(null);
  heldMark = null;
  loadKeeping()
    .then(({ dropPicture }) => dropPicture())
    .catch(console.error);
}

/** Takes the picture out of the first of a product's places: one that lies in another of them stays, and what the place hid stays in the shop. */
export function removeOwnFromFirst([first = null, ...others]: readonly (string | null)[]): void {
  const id = ownAtShop()?.id ?? null;
  if (id !== null && others.includes(id)) return;
  if (first !== null && first !== id) isUsed = true;
  removeOwnPicture();
}

/** Shows what came of a picture that another tab has sent; false where nothing did, and it is still to be sent. */
async function takeUp(act: number): Promise<boolean> {
  // A browser that keeps nothing has nothing to tell.
  if (heldMark === null) return false;
  const kept = await (await loadKeeping()).savedPicture();
  if (act !== acts) return true;
  if (kept !== null && isAnswered(kept)) await holdKept(kept, act);
  else if (kept !== null && pictureMark() === heldMark) return false;
  // It was taken away there, or another was chosen.
  else void restoreOwnPicture().catch(console.error);
  return true;
}

/** Whether the shop has said what becomes of a picture. */
function isAnswered({ atShop, refusal }: SavedPicture): boolean {
  return atShop !== null || refusal !== null;
}

/** Holds a picture as this browser keeps it; answers whether it could be read. */
async function holdFile({ file }: SavedPicture, act: number): Promise<boolean> {
  const mark = pictureMark();
  const isRead = awaitsPainting(file) || (await take(file)) !== null;
  if (act === acts) heldMark = isRead ? mark : null;
  return isRead;
}

/** What the shop has answered of a picture is known: nothing is sent. */
async function holdKept(kept: SavedPicture, act: number): Promise<void> {
  const { atShop, refusal } = kept;
  isUsed = atShop?.isUsed ?? false;
  // What the shop found in the file is known before its picture is seen.
  if (atShop !== null) await holdSavedArtwork(atShop.artwork);
  else if (refusal !== null) holdRefused(refusal);
  if (act === acts && pictureMark() !== heldMark) await holdFile(kept, act);
  // The shop's picture of it has not come to an earlier page either.
  if (act === acts && atShop !== null && awaitsPainting(kept.file)) await holdPainted(atShop.artwork, act);
}

/** The picture that was kept is on its way to the shop. */
function goOnWith({ file }: SavedPicture, act: number): void {
  isUsed = false;
  if (awaitsPainting(file)) showHere(file, act).catch(console.error);
  // Not waited for: another tab may be at it for long.
  void sendOwn({
    file,
    isNew: false,
    onKept: (now) => hear(now, file, act),
    onRefused: (message) => noteRefused(message, act),
    takeUp: () => takeUp(act),
  });
}

async function restore(): Promise<void> {
  const mark = pictureMark();
  // One whose time is over goes.
  if (mark === null && isMarked()) await (await loadKeeping()).dropPicture();
  if (mark === heldMark) return;
  const act = acts;
  const kept = mark === null ? null : await (await loadKeeping()).savedPicture();
  if (act !== acts) return;
  if (kept !== null && isAnswered(kept)) await holdKept(kept, act);
  else if (kept !== null && (await holdFile(kept, act)) && act === acts) goOnWith(kept, act);
  if (act !== acts || (kept !== null && heldMark !== null)) return;
  heldMark = null;
  remove();
  endOwn({ isForgotten: false });
  // What cannot be read was broken where it was kept: there is nothing to tell the visitor.
  if (kept !== null) await (await loadKeeping()).dropPicture();
}

/** On a device that has no picture a member's comes from the shop: once, when they have signed in. */
async function fetchFromShop(userId: number): Promise<void> {
  if (store.get().read !== null || isMarked() || wasAskedFor(userId)) return;
  const act = acts;
  const answer = await (await loadSending()).askForNewest();
  if (!answer.ok || act !== acts) return;
  const [newest] = answer.data.artwork;
  if (newest !== undefined) {
    isUsed = true;
    await holdSavedArtwork(newest);
    await holdPainted(newest, act);
    if (act === acts && store.get().read === null) return endOwn({ isForgotten: false });
  }
  // A page that was left meanwhile has not shown it: the next one asks again.
  noteAskedFor(userId);
}

let fetching: Promise<void> | null = null;

async function restoreOfMember(userId: number): Promise<void> {
  await restoreOwnPicture();
  fetching ??= fetchFromShop(userId).finally(() => {
    fetching = null;
  });
  return fetching;
}

let restoring: Promise<void> | null = null;

/** Brings back what this browser keeps, or takes off what it keeps no longer: another tab may have changed it. */
export function restoreOwnPicture(): Promise<void> {
  restoring ??= restore().finally(() => {
    restoring = null;
  });
  return restoring;
}

/** The visitor's own picture, as it is kept when a page is opened or come back to. */
export function useOwnPicture() {
  const userId = useVisitor()?.user?.id ?? null;
  useEffect(() => {
    if (userId !== null) restoreOfMember(userId).catch(console.error);
  }, [userId]);
  useEffect(() => {
    const restore = () => void restoreOwnPicture().catch(console.error);
    restore();
    window.addEventListener("pageshow", restore);
    return () => {
      window.removeEventListener("pageshow", restore);
      // It was said on the page that is left.
      forgetRefusal();
    };
  }, []);
  return useStore(store);
}
