import { type ArtworkProgress, type ArtworkAtShop, pagesAtShop, progressOf } from "./artwork-progress.ts";
import { isOutcomeUnknown } from "#calls/ask-until-answered.ts";
import type { AnswerTo } from "./call-shop.ts";
import { createStore, type Store } from "./store.ts";
import type { UploadItem } from "./upload-items.ts";
import type { UploadList } from "./upload-list.ts";

/** What a file is sent by. */
export interface ArtworkWays {
  readonly uploads: Pick<UploadList, "items" | "pause" | "resume" | "remove" | "leave">;
  /** Has the shop read and keep what was uploaded. */
  readonly keep: (uploadId: string) => Promise<AnswerTo<"POST artwork">>;
  /** Has the shop forget what it keeps. */
  readonly forget: (artworkId: string) => void;
}

/** A file on its way into the shop's keeping. */
export interface ArtworkSending {
  readonly progress: Store<ArtworkProgress>;
  pause(): void;
  /** Goes on, or tries again. */
  resume(): void;
  /** Takes it back, however far it is: nothing stays in the shop that was not there before. */
  cancel(): void;
}

/** What is under way of a file. */
interface Course {
  readonly progress: Store<ArtworkProgress>;
  /** The key of its upload; null before it was begun. */
  key: string | null;
  isCancelled: boolean;
  /** The shop keeps it because of this sending alone. */
  isForgettable: boolean;
  stopFollowing: () => void;
}

/** An upload that was begun, by its key; or why the file cannot be sent. */
export type BegunUpload = { readonly key: string } | { readonly refusal: string };

const CREATED = 201;
const TOO_MANY = 429;

const UNREADY = "This file could not be got ready to be sent. Please choose it again.";

function itemOf({ key }: Course, { uploads }: ArtworkWays): UploadItem | undefined {
  return uploads.items.get().find((item) => item.key === key);
}

function refuseFile(course: Course, { uploads }: ArtworkWays, message: string): void {
  course.stopFollowing();
  if (course.key !== null) uploads.remove(course.key);
  course.progress.set({ step: "refused", message });
}

function forgetPages(artwork: ArtworkAtShop, { forget }: ArtworkWays): void {
  for (const { id } of pagesAtShop(artwork)) forget(id);
}

async function keepUploaded(course: Course, uploadId: string, ways: ArtworkWays): Promise<void> {
  const { progress, key } = course;
  course.stopFollowing();
  progress.set({ step: "reading" });
  const answer = await ways.keep(uploadId);
  // What was there before is somebody's choice elsewhere.
  course.isForgettable = answer.ok && answer.status === CREATED;
  if (course.isCancelled)
    return course.isForgettable && answer.ok ? forgetPages(answer.data, ways) : undefined;
  if (answer.ok) {
    if (key !== null) ways.uploads.leave([key]);
    return progress.set({ step: "kept", artwork: answer.data });
  }
  const { message } = answer;
  if (!isOutcomeUnknown(answer) && answer.status !== TOO_MANY) return refuseFile(course, ways, message);
  return progress.set({ step: "paused", percent: 100, message });
}

/** Shows what has become of the upload; once it has arrived the shop is to keep it. */
function look(course: Course, ways: ArtworkWays): void {
  const item = itemOf(course, ways);
  if (item === undefined) return;
  const next = progressOf(item);
  if (next?.step === "refused") refuseFile(course, ways, next.message);
  else if (next !== null) course.progress.set(next);
  else if (item.id !== null) void keepUploaded(course, item.id, ways);
}

async function begin(course: Course, ways: ArtworkWays, upload: () => Promise<BegunUpload>): Promise<void> {
  let begun: BegunUpload;
  try {
    begun = await upload();
  } catch (error) {
    console.error(error);
    begun = { refusal: UNREADY };
  }
  if (course.isCancelled) return "key" in begun ? ways.uploads.remove(begun.key) : undefined;
  if ("refusal" in begun) return refuseFile(course, ways, begun.refusal);
  course.key = begun.key;
  course.stopFollowing = ways.uploads.items.subscribe(() => look(course, ways));
  return look(course, ways);
}

function resume(course: Course, ways: ArtworkWays): void {
  const item = itemOf(course, ways);
  if (course.progress.get().step !== "paused" || item === undefined) return;
  if (item.id === null) ways.uploads.resume(item.key);
  else void keepUploaded(course, item.id, ways);
}

function cancel(course: Course, ways: ArtworkWays): void {
  if (course.isCancelled) return;
  const last = course.progress.get();
  course.isCancelled = true;
  course.stopFollowing();
  if (last.step !== "kept" && course.key !== null) ways.uploads.remove(course.key);
  else if (last.step === "kept" && course.isForgettable) forgetPages(last.artwork, ways);
  // Whoever waits for it waits no more.
  course.progress.set({ step: "cancelled" });
}

/** Sends a file, once `upload` has begun it, and has the shop keep it. */
export function sendArtwork(upload: () => Promise<BegunUpload>, ways: ArtworkWays): ArtworkSending {
  const progress = createStore<ArtworkProgress>({ step: "preparing" });
  const course: Course = {
    progress,
    key: null,
    isCancelled: false,
    isForgettable: false,
    stopFollowing: () => undefined,
  };
  void begin(course, ways, upload);
  return {
    progress,
    pause: () => {
      const item = itemOf(course, ways);
      if (item !== undefined && item.state !== "done") ways.uploads.pause(item.key);
    },
    resume: () => resume(course, ways),
    cancel: () => cancel(course, ways),
  };
}

/** Waits until the shop keeps a file; null when it was taken back, or nobody waits any more. One that is refused may be left out, or another chosen. */
export function whenSaved(
  { progress }: Pick<ArtworkSending, "progress">,
  signal: AbortSignal,
): Promise<ArtworkAtShop | null> {
  return new Promise((resolve) => {
    let stop = (): void => undefined;
    const see = (): void => {
      const now = progress.get();
      if (!signal.aborted && now.step !== "kept" && now.step !== "cancelled") return;
      stop();
      signal.removeEventListener("abort", see);
      resolve(now.step === "kept" ? now.artwork : null);
    };
    stop = progress.subscribe(see);
    signal.addEventListener("abort", see);
    see();
  });
}
