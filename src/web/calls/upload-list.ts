import { type SavedFile, savedFiles } from "./saved-files.ts";
import { goOn, sendInTurn, takeTurns } from "./send-in-turn.ts";
import type { Store } from "./store.ts";
import { createUploadItems, type UploadItem, type UploadItems } from "./upload-items.ts";

export interface UploadList {
  readonly items: Store<readonly UploadItem[]>;
  /** Answers what each of them is known by here. */
  add(files: readonly File[]): readonly string[];
  pause(key: string): void;
  /** Goes on, or tries again. */
  resume(key: string): void;
  /** Takes one back. */
  remove(key: string): void;
  /** Takes all back: nobody wants to send them. */
  clear(): void;
  /** They were handed over: what has arrived stays in the shop. All of them, if not said which. */
  leave(keys?: readonly string[]): void;
  /** What a reload or a closed tab has interrupted goes on. */
  restore(): Promise<void>;
}

function savedOf(form: string, { name, size, type, lastModified }: File): Omit<SavedFile, "file"> {
  return { form, name, size, type, lastModified, savedAt: Date.now(), url: null };
}

/**
 * Takes a saved file for this tab alone, as long as it is open; null when another tab is sending it. Answers how to let go. A browser
 * without locks, or a page that was not loaded safely, has it at once.
 */
function claimFile(key: string): Promise<(() => void) | null> {
  const locks = "locks" in navigator ? navigator.locks : undefined;
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const held = locks.request(`upload ${key}`, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
    held.catch(() => resolve(() => undefined));
  });
}

function addFile(items: UploadItems, form: string, file: File): string {
  const key = crypto.randomUUID();
  items.take(key, { ...savedOf(form, file), file }, () => undefined);
  items.save(key, {});
  void claimFile(key).then((release) => {
    const course = items.courseOf(key);
    if (course && release) course.release = release;
    else release?.();
  });
  return key;
}

/** Ends a file's way; of one that has arrived, or waits since a reload, the shop is told by its address. */
async function takeBack(items: UploadItems, key: string): Promise<void> {
  const course = items.drop(key);
  if (!course) return;
  const { sending, saved } = course;
  if (sending !== null && saved.file !== null) return (await sending).cancel();
  if (saved.url === null) return;
  await fetch(saved.url, { method: "DELETE", headers: { "tus-resumable": "1.0.0" } }).catch(() => undefined);
}

async function restore(items: UploadItems, form: string): Promise<void> {
  for (const [key, saved] of await savedFiles(form)) {
    if (items.find(key)) continue;
    const release = await claimFile(key);
    if (release !== null) items.take(key, saved, release);
  }
  sendInTurn();
}

function makeUploadList(form: string): UploadList {
  const items = createUploadItems();
  takeTurns(items);
  globalThis.addEventListener("online", () => goOn(items));
  const keys = () => items.store.get().map(({ key }) => key);
  return {
    items: items.store,
    add: (files) => {
      const added = files.map((file) => addFile(items, form, file));
      sendInTurn();
      return added;
    },
    pause: (key) => {
      items.change(key, { state: "paused" });
      void items.courseOf(key)?.sending?.then((sending) => sending.pause());
      sendInTurn();
    },
    resume: (key) => {
      items.change(key, { state: "waiting" });
      sendInTurn();
    },
    remove: (key) => {
      void takeBack(items, key);
      sendInTurn();
    },
    clear: () => {
      for (const key of keys()) void takeBack(items, key);
      sendInTurn();
    },
    leave: (left = keys()) => {
      for (const key of left) items.drop(key);
      sendInTurn();
    },
    restore: () => restore(items, form),
  };
}

const lists = new Map<string, UploadList>();

/** The files of a form of this browser: they go on while other pages are looked at, and after a reload. */
export function uploadsOf(form: string): UploadList {
  const list = lists.get(form) ?? makeUploadList(form);
  lists.set(form, list);
  return list;
}
