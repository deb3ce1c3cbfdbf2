import { deleteSavedFile, type SavedFile, putSavedFile } from "./saved-files.ts";
import type { FileSending } from "#calls/send-file.ts";
import { createStore, type Store } from "./store.ts";

/** `trouble`: the line is lost or the shop busy, and it goes on by itself. */
export type UploadState = "waiting" | "sending" | "trouble" | "paused" | "done" | "refused";

export interface UploadItem extends Pick<SavedFile, "name" | "size" | "type" | "lastModified"> {
  readonly key: string;
  readonly state: UploadState;
  readonly sentBytes: number;
  /** What a form names it by; null until it has arrived. */
  readonly id: string | null;
  /** Why the shop does not take it. */
  readonly message: string | null;
  /** Its bytes, as long as they are at hand. */
  readonly file: File | null;
}

/** What is under way of an item beside what is shown of it. */
interface Course {
  saved: SavedFile;
  sending: Promise<FileSending> | null;
  /** Lets another tab have it. */
  release: () => void;
}

/** The files of a form: what is shown of them, what the browser keeps, what is under way. */
export interface UploadItems {
  readonly store: Store<readonly UploadItem[]>;
  find(key: string): UploadItem | undefined;
  courseOf(key: string): Course | undefined;
  take(key: string, saved: SavedFile, release: () => void): void;
  change(key: string, changes: Partial<UploadItem>): void;
  save(key: string, changes: Partial<SavedFile>): void;
  /** Forgets one; what was under way of it is the caller's. */
  drop(key: string): Course | undefined;
}

function itemOf(key: string, { name, size, type, lastModified, file, url }: SavedFile): UploadItem {
  const shown = { key, name, size, type, lastModified, file, message: null };
  return file === null
    ? { ...shown, state: "done", sentBytes: size, id: url?.split("/").at(-1) ?? null }
    : { ...shown, state: "waiting", sentBytes: 0, id: null };
}

export function createUploadItems(): UploadItems {
  const store = createStore<readonly UploadItem[]>([]);
  const courses = new Map<string, Course>();
  return {
    store,
    find: (key) => store.get().find((item) => item.key === key),
    courseOf: (key) => courses.get(key),
    take: (key, saved, release) => {
      courses.set(key, { saved, sending: null, release });
      store.set([...store.get(), itemOf(key, saved)]);
    },
    change: (key, changes) =>
      store.set(store.get().map((item) => (item.key === key ? { ...item, ...changes } : item))),
    save: (key, changes) => {
      const course = courses.get(key);
      if (!course) return;
      course.saved = { ...course.saved, ...changes };
      void putSavedFile(key, course.saved);
    },
    drop: (key) => {
      const course = courses.get(key);
      courses.delete(key);
      store.set(store.get().filter((item) => item.key !== key));
      void deleteSavedFile(key);
      course?.release();
      return course;
    },
  };
}
