import { createStore, del, entries, set, type UseStore } from "idb-keyval";
import { UPLOADS_DATABASE } from "./forget-uploads.ts";

/** Longer than the shop waits for the rest of a file. Milliseconds. */
const LIFE_MS = 48 * 3_600_000;

/** A file as this browser keeps it through a reload: its own bytes until all have arrived, then only what it is called. */
export interface SavedFile {
  /** Which form it belongs to. */
  readonly form: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly lastModified: number;
  readonly savedAt: number;
  /** Null once it has arrived. */
  readonly file: File | null;
  /** Where the shop takes its bytes; null before it was begun. */
  readonly url: string | null;
}

let opened: UseStore | null = null;

function files(): UseStore {
  opened ??= createStore(UPLOADS_DATABASE, "files");
  return opened;
}

/** Whether it could be kept; without room for it, or in a private window, the file goes on its way all the same. */
export async function putSavedFile(key: string, saved: SavedFile): Promise<void> {
  await set(key, saved, files()).catch(() => undefined);
}

export async function deleteSavedFile(key: string): Promise<void> {
  await del(key, files()).catch(() => undefined);
}

/** What is kept of a form's files; those nobody came back for in time are forgotten. */
export async function savedFiles(form: string): Promise<readonly (readonly [string, SavedFile])[]> {
  const all = await entries<string, SavedFile>(files()).catch(() => []);
  const isOver = (saved: SavedFile): boolean => saved.savedAt < Date.now() - LIFE_MS;
  for (const [key, saved] of all) if (isOver(saved)) await deleteSavedFile(key);
  return all
    .filter(([, saved]) => saved.form === form && !isOver(saved))
    .sort(([, one], [, other]) => one.savedAt - other.savedAt);
}
