import { createStore, del, get, set, type UseStore } from "idb-keyval";
import type { ArtworkAtShop } from "./artwork-progress.ts";
import { PICTURE_DATABASE } from "./forget-picture.ts";
import { isWithinLife, pictureMark, setPictureMark } from "./picture-mark.ts";

/** There is one picture a browser; the next takes its place. */
const KEY = "picture";

/** What the shop knows of the picture. */
export interface AtShop {
  readonly artwork: ArtworkAtShop;
  /** Something was configured with it: it stays in the shop when it is taken off here. */
  readonly isUsed: boolean;
}

export interface SavedPicture {
  readonly file: File;
  /** Null until the shop keeps it, too. */
  readonly atShop: AtShop | null;
  /** Why the shop does not take it; null where it does, or was not asked yet. */
  readonly refusal: string | null;
}

interface Entry extends SavedPicture {
  readonly savedAt: number;
}

let opened: UseStore | null = null;

function pictures(): UseStore {
  opened ??= createStore(PICTURE_DATABASE, "pictures");
  return opened;
}

function isEntry(entry: unknown): entry is Pick<Entry, "file" | "savedAt"> & Partial<Entry> {
  if (typeof entry !== "object" || entry === null) return false;
  const { file, savedAt } = entry as Partial<Record<keyof Entry, unknown>>;
  return file instanceof File && file.size > 0 && typeof savedAt === "number" && isWithinLife(savedAt);
}

async function readEntry(): Promise<Entry | null> {
  const entry: unknown = await get(KEY, pictures()).catch(() => undefined);
  return isEntry(entry) ? { ...entry, atShop: entry.atShop ?? null, refusal: entry.refusal ?? null } : null;
}

/** Removes the picture from this browser. */
export async function dropPicture(): Promise<void> {
  await del(KEY, pictures()).catch(() => undefined);
  setPictureMark(null);
}

/** Keeps a picture in place of the one before. Answers its mark; null without room for it, or in a private window. */
export async function keepPicture(file: File, atShop: AtShop | null = null): Promise<number | null> {
  const savedAt = Date.now();
  try {
    await set(KEY, { file, savedAt, atShop, refusal: null } satisfies Entry, pictures());
    setPictureMark(savedAt);
  } catch {
    await dropPicture();
  }
  return pictureMark();
}

/** Notes what the shop says of the picture with this mark, if that is still the one that is kept here. */
export async function noteOfShop(
  mark: number,
  said: Partial<Pick<SavedPicture, "atShop" | "refusal">>,
): Promise<void> {
  const entry = await readEntry();
  if (entry?.savedAt !== mark) return;
  await set(KEY, { ...entry, ...said } satisfies Entry, pictures()).catch(() => undefined);
}

/** The picture that is kept; null where there is none. One that is too old or broken is dropped. */
export async function savedPicture(): Promise<SavedPicture | null> {
  const entry = await readEntry();
  if (entry === null) await dropPicture();
  return entry;
}
