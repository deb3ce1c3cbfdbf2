import { useEffect } from "react";
import { isPaintedByShop } from "#domain/artwork/file-rules.ts";
import type { ArtworkAtShop } from "#web/calls/artwork/artwork-progress.ts";
import type { KeptPicture } from "#web/calls/own-picture/kept-picture.ts";
import {
  isMarked,
  noteAsked,
  pictureMark,
  setPictureMark,
  wasAsked,
} from "#web/calls/own-picture/picture-mark.ts";
import { useStore } from "#web/calls/store.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { loadChunk } from "#web/ui/lazy/load-chunk.ts";
import { createChosenFile } from "./chosen-file.ts";
import { endOwn, holdKeptArtwork, ownAtShop, sendOwn } from "./own-sending.ts";
import { isAcceptedType, letGoArtwork, type OwnPicture, readArtwork, whyNotTaken } from "./read-artwork.ts";

/** The visitor's own picture, the same on every page that this tab shows. */
const { store, take, remove, refuse, forgetRefusal } = createChosenFile<OwnPicture>(
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
  return loadChunk(() => import("#web/calls/own-picture/kept-picture.ts"));
}

function loadSending() {
  return loadChunk(() => import("#web/calls/artwork/send-picture.ts"));
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
  await (await loadKeeping()).noteAtShop(heldMark, { artwork, isUsed });
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

/** Holds the shop's picture of what it keeps. */
async function holdPainted(artwork: ArtworkAtShop, act: number): Promise<void> {
  const file = await (await loadSending()).pictureFile(artwork);
  if (file === null || act !== acts || (await take(file)) === null) return;
  const mark = await (await loadKeeping()).keepPicture(file, { artwork, isUsed });
  if (act === acts) heldMark = mark;
}

/** Notes what the shop has answered of a file, and shows what it has painted of one that is not seen yet. */
function hear(artwork: ArtworkAtShop, file: File, act: number): Promise<void> {
  return awaitsPainting(file) ? holdPainted(artwork, act) : note(artwork, act);
}

/** Takes a picture in place of the one before, has this browser keep it, and sends it to the shop. */
export async function takeOwnPicture(file: File): Promise<void> {
  acts += 1;
  const act = acts;
  if (awaitsPainting(file)) {
    const why = await whyNotTaken(file);
    if (act !== acts) return;
    if (why !== null) return refuse(why);
    remove();
  } else if ((await take(file)) === null || act !== acts) return;
  // Until the new one is kept, none is: the one before would come back.
  setPictureMark(null);
  heldMark = null;
  isUsed = false;
  const kept = keep(file, act).catch(console.error);
  const onKept = (artwork: ArtworkAtShop) =>
    void kept.then(() => hear(artwork, file, act)).catch(console.error);
  void sendOwn({ file, isNew: true, onKept });
}

/** Takes the picture off everything, out of this browser and, where nothing was configured with it, out of the shop. */
export function removeOwnPicture(): void {
  acts += 1;
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

/** The picture that was kept is on its way to the shop, or there. */
async function goOnWith({ file, atShop }: KeptPicture, act: number): Promise<void> {
  isUsed = atShop?.isUsed ?? false;
  if (atShop !== null) return holdKeptArtwork(atShop.artwork);
  const onKept = (now: ArtworkAtShop) => void hear(now, file, act).catch(console.error);
  return sendOwn({ file, isNew: false, onKept });
}

async function restore(): Promise<void> {
  const mark = pictureMark();
  // One whose time is over goes.
  if (mark === null && isMarked()) await (await loadKeeping()).dropPicture();
  if (mark === heldMark) return;
  const act = acts;
  const kept = mark === null ? null : await (await loadKeeping()).keptPicture();
  if (act !== acts) return;
  const isRead = kept !== null && (awaitsPainting(kept.file) || (await take(kept.file)) !== null);
  if (act !== acts) return;
  heldMark = isRead ? mark : null;
  if (isRead) return goOnWith(kept, act);
  remove();
  endOwn({ isForgotten: false });
  // What cannot be read was broken where it was kept: there is nothing to tell the visitor.
  if (kept !== null) await (await loadKeeping()).dropPicture();
}

/** On a device that has no picture a member's comes from the shop: once, when they have signed in. */
async function fetchFromShop(userId: number): Promise<void> {
  if (store.get().read !== null || isMarked() || wasAsked(userId)) return;
  const act = acts;
  const answer = await (await loadSending()).askForNewest();
  if (!answer.ok || act !== acts) return;
  const [newest] = answer.data.artwork;
  if (newest !== undefined) {
    isUsed = true;
    await holdPainted(newest, act);
    if (act === acts && store.get().read !== null) await holdKeptArtwork(newest);
  }
  // A page that was left meanwhile has not shown it: the next one asks again.
  noteAsked(userId);
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
