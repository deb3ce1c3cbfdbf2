import { useEffect } from "react";
import { isMarked, pictureMark, setPictureMark } from "#web/calls/own-picture/picture-mark.ts";
import { useStore } from "#web/calls/store.ts";
import { loadChunk } from "#web/ui/lazy/load-chunk.ts";
import { createChosenFile } from "./chosen-file.ts";
import { letGoArtwork, type OwnPicture, readArtwork } from "./read-artwork.ts";

/** The visitor's own picture, the same on every page that this tab shows. */
const { store, take, remove } = createChosenFile<OwnPicture>(readArtwork, letGoArtwork);

/** The mark of what is held; null for nothing, and for a picture that could not be kept. */
let heldMark: number | null = null;
/** What the visitor did to the picture on these pages, counted: what is kept never comes in the way of it. */
let acts = 0;

function loadKeeping() {
  return loadChunk(() => import("#web/calls/own-picture/kept-picture.ts"));
}

async function keep(file: File, act: number): Promise<void> {
  const { keepPicture } = await loadKeeping();
  if (act !== acts) return;
  const mark = await keepPicture(file);
  if (act === acts) heldMark = mark;
}

/** Takes a picture in place of the one before, and has this browser keep it. */
export async function takeOwnPicture(file: File): Promise<void> {
  acts += 1;
  const act = acts;
  if ((await take(file)) === null || act !== acts) return;
  // Until the new one is kept, none is: the one before would come back.
  setPictureMark(null);
  heldMark = null;
  keep(file, act).catch(console.error);
}

/** Takes the picture off everything, and out of this browser. */
export function removeOwnPicture(): void {
  acts += 1;
  remove();
  setPictureMark(null);
  heldMark = null;
  loadKeeping()
    .then(({ dropPicture }) => dropPicture())
    .catch(console.error);
}

async function restore(): Promise<void> {
  const mark = pictureMark();
  // One whose time is over goes.
  if (mark === null && isMarked()) await (await loadKeeping()).dropPicture();
  if (mark === heldMark) return;
  const act = acts;
  const file = mark === null ? null : await (await loadKeeping()).keptPicture();
  if (act !== acts) return;
  const isRead = file !== null && (await take(file)) !== null;
  if (act !== acts) return;
  heldMark = isRead ? mark : null;
  if (isRead) return;
  remove();
  // What cannot be read was broken where it was kept: there is nothing to tell the visitor.
  if (file !== null) await (await loadKeeping()).dropPicture();
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
  useEffect(() => {
    const restore = () => void restoreOwnPicture().catch(console.error);
    restore();
    window.addEventListener("pageshow", restore);
    return () => window.removeEventListener("pageshow", restore);
  }, []);
  return useStore(store);
}
