import { createStore, del, get, set, type UseStore } from "idb-keyval";
import { PICTURE_DATABASE } from "./forget-picture.ts";
import { isWithinLife, pictureMark, setPictureMark } from "./picture-mark.ts";

/** There is one picture a browser; the next takes its place. */
const KEY = "picture";

interface KeptPicture {
  readonly file: File;
  readonly savedAt: number;
}

let opened: UseStore | null = null;

function pictures(): UseStore {
  opened ??= createStore(PICTURE_DATABASE, "pictures");
  return opened;
}

function isKept(entry: unknown): entry is KeptPicture {
  if (typeof entry !== "object" || entry === null) return false;
  const { file, savedAt } = entry as Partial<Record<keyof KeptPicture, unknown>>;
  return file instanceof File && file.size > 0 && typeof savedAt === "number" && isWithinLife(savedAt);
}

/** Removes the picture from this browser. */
export async function dropPicture(): Promise<void> {
  await del(KEY, pictures()).catch(() => undefined);
  setPictureMark(null);
}

/** Keeps a picture in place of the one before. Answers its mark; null without room for it, or in a private window. */
export async function keepPicture(file: File): Promise<number | null> {
  const savedAt = Date.now();
  try {
    await set(KEY, { file, savedAt } satisfies KeptPicture, pictures());
    setPictureMark(savedAt);
  } catch {
    await dropPicture();
  }
  return pictureMark();
}

/** The picture that is kept; null where there is none. One that is too old or broken is dropped. */
export async function keptPicture(): Promise<File | null> {
  const entry: unknown = await get(KEY, pictures()).catch(() => undefined);
  if (isKept(entry)) return entry.file;
  await dropPicture();
  return null;
}
