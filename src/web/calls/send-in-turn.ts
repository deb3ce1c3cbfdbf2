import { type FileSending, prepareFile } from "#calls/send-file.ts";
import type { UploadItems } from "./upload-items.ts";

/** Of a connection of a browser to one host there are six: half of them are left to the page. Of all lists of a page together. */
const AT_ONCE = 3;

function isUnderWay({ state }: { readonly state: string }): boolean {
  return state === "sending" || state === "trouble";
}

/** Sends one file, and hears what becomes of it; `onEnd` when another may go. */
function prepare(items: UploadItems, key: string, file: File, onEnd: () => void): Promise<FileSending> {
  return prepareFile({
    file,
    endpoint: "/api/upload",
    url: items.courseOf(key)?.saved.url ?? null,
    onUrl: (url) => items.save(key, { url }),
    onProgress: (sentBytes) => items.change(key, { sentBytes, state: "sending" }),
    onTrouble: () => items.change(key, { state: "trouble" }),
    onDone: (id) => {
      items.change(key, { state: "done", id, sentBytes: file.size });
      items.save(key, { file: null });
      onEnd();
    },
    onStopped: (message, isFinal) => {
      items.change(key, { state: isFinal ? "refused" : "paused", message });
      onEnd();
    },
  });
}

function send(items: UploadItems, key: string, file: File): void {
  const course = items.courseOf(key);
  if (!course) return;
  items.change(key, { state: "sending", message: null });
  course.sending ??= prepare(items, key, file, sendInTurn);
  void course.sending.then(
    (sending) => {
      if (items.find(key)?.state === "sending") sending.start();
    },
    () => {
      // Its script did not come; the next try asks for it anew.
      course.sending = null;
      items.change(key, { state: "paused" });
      sendInTurn();
    },
  );
}

/** The lists of the page. */
const lists = new Set<UploadItems>();

interface Waiting {
  readonly items: UploadItems;
  readonly key: string;
  readonly file: File;
}

/** What waits in all lists, the first that was chosen first. */
function allWaiting(): readonly Waiting[] {
  const chosenAt = ({ items, key }: Waiting): number => items.courseOf(key)?.saved.savedAt ?? 0;
  return [...lists]
    .flatMap((items) =>
      items.store
        .get()
        .flatMap(({ key, state, file }) => (state === "waiting" && file ? [{ items, key, file }] : [])),
    )
    .sort((one, other) => chosenAt(one) - chosenAt(other));
}

/** Lets as many files be under way as may be, the first ones first. */
export function sendInTurn(): void {
  const underWay = [...lists].flatMap((items) => items.store.get().filter(isUnderWay)).length;
  for (const { items, key, file } of allWaiting().slice(0, Math.max(0, AT_ONCE - underWay)))
    send(items, key, file);
}

/** Has the files of a list take their turns among those of the others. */
export function takeTurns(items: UploadItems): void {
  lists.add(items);
}

/** The line is there again: what waits for it goes on at once. */
export function goOn(items: UploadItems): void {
  for (const { key, state } of items.store.get())
    if (state === "trouble")
      void items.courseOf(key)?.sending?.then((sending) => {
        sending.pause();
        sending.start();
      });
}
