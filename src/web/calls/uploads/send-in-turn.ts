import { type FileSending, prepareFile } from "./send-file.ts";
import type { UploadItems } from "./upload-items.ts";

/** Of a connection of a browser to one host there are six: half of them are left to the page. */
const AT_ONCE = 3;

function isUnderWay({ state }: { readonly state: string }): boolean {
  return state === "sending" || state === "trouble";
}

/** Sends one file, and hears what becomes of it; `onEnd` when another may go. */
function prepare(items: UploadItems, key: string, file: File, onEnd: () => void): Promise<FileSending> {
  return prepareFile({
    file,
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

function send(items: UploadItems, key: string, file: File, onEnd: () => void): void {
  const course = items.courseOf(key);
  if (!course) return;
  items.change(key, { state: "sending", message: null });
  course.sending ??= prepare(items, key, file, onEnd);
  void course.sending.then(
    (sending) => {
      if (items.find(key)?.state === "sending") sending.start();
    },
    () => {
      // Its script did not come; the next try asks for it anew.
      course.sending = null;
      items.change(key, { state: "paused" });
    },
  );
}

/** Lets as many files be under way as may be, the first ones first. */
export function sendInTurn(items: UploadItems): void {
  const all = items.store.get();
  const free = Math.max(0, AT_ONCE - all.filter(isUnderWay).length);
  const next = all.filter(({ state }) => state === "waiting").slice(0, free);
  for (const { key, file } of next) if (file) send(items, key, file, () => sendInTurn(items));
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
