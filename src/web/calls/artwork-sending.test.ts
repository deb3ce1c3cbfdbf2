import { expect, test, vi } from "vitest";
import type { ArtworkAtShop } from "./artwork-progress.ts";
import { type BegunUpload, sendArtwork, whenSaved } from "./artwork-sending.ts";
import type { AnswerTo } from "./call-shop.ts";
import { noResponse } from "./call-shop.ts";
import { createStore } from "./store.ts";
import type { UploadItem } from "./upload-items.ts";

const UPLOAD = "0123456789abcdef0123456789abcdef";
const artwork = { id: "k3x9p2m7q4tz", name: "logo.png" } as ArtworkAtShop;
const KEPT = { ok: true, status: 201, data: artwork } as AnswerTo<"POST artwork">;

function refusal(status: number, message: string) {
  return { ...noResponse, status, message };
}

const WAITING: UploadItem = {
  key: "first",
  name: "logo.png",
  size: 2000,
  type: "image/png",
  lastModified: 7,
  state: "waiting",
  sentBytes: 0,
  id: null,
  message: null,
  file: null,
};

/** A list of uploads with one file, of which the test says what becomes of it. */
function sendOne(upload: () => Promise<BegunUpload> = async () => ({ key: "first" })) {
  const items = createStore<readonly UploadItem[]>([WAITING]);
  const uploads = {
    items,
    pause: vi.fn<(key: string) => void>(),
    resume: vi.fn<(key: string) => void>(),
    remove: vi.fn<(key: string) => void>(),
    leave: vi.fn<(keys?: readonly string[]) => void>(),
  };
  const keep = vi.fn<(id: string) => Promise<AnswerTo<"POST artwork">>>(async () => KEPT);
  const forget = vi.fn<(id: string) => void>();
  const sending = sendArtwork(upload, { uploads, keep, forget });
  const change = (changes: Partial<UploadItem>) => items.set([{ ...WAITING, ...changes }]);
  const arrive = () => change({ state: "done", id: UPLOAD, sentBytes: 2000 });
  return { sending, progress: sending.progress, uploads, keep, forget, change, arrive };
}

test("a file is prepared, sent, read by the shop and kept; its upload is left to the shop", async () => {
  const { progress, uploads, keep, change, arrive } = sendOne();
  expect(progress.get()).toEqual({ step: "preparing" });
  await vi.waitUntil(() => progress.get().step === "waiting");
  change({ state: "sending", sentBytes: 860 });
  expect(progress.get()).toEqual({ step: "sending", percent: 43, message: null });
  change({ state: "trouble", sentBytes: 900 });
  expect(progress.get()).toEqual({ step: "interrupted", percent: 45, message: null });
  arrive();
  expect(progress.get()).toEqual({ step: "reading" });
  await vi.waitUntil(() => progress.get().step === "kept");
  expect(progress.get()).toEqual({ step: "kept", artwork });
  expect(keep).toHaveBeenCalledExactlyOnceWith(UPLOAD);
  expect(uploads.leave).toHaveBeenCalledExactlyOnceWith(["first"]);
  expect(uploads.remove).not.toHaveBeenCalled();
});

test("bytes that have all left are not whole before the shop says so", async () => {
  const { progress, change } = sendOne();
  await vi.waitUntil(() => progress.get().step === "waiting");
  change({ state: "sending", sentBytes: 2000 });
  expect(progress.get()).toMatchObject({ percent: 99 });
});

test("what cannot be sent says why, without an upload", async () => {
  const { progress, uploads } = sendOne(async () => ({ refusal: "Not from this browser." }));
  await vi.waitUntil(() => progress.get().step !== "preparing");
  expect(progress.get()).toEqual({ step: "refused", message: "Not from this browser." });
  expect(uploads.remove).not.toHaveBeenCalled();
});

test("an upload that is refused says why, and is taken back", async () => {
  const { progress, uploads, change } = sendOne();
  await vi.waitUntil(() => progress.get().step === "waiting");
  change({ state: "refused", message: "File type not accepted." });
  expect(progress.get()).toEqual({ step: "refused", message: "File type not accepted." });
  expect(uploads.remove).toHaveBeenCalledExactlyOnceWith("first");
});

test("a file that the shop cannot read is refused in its words, and is taken back", async () => {
  const { progress, uploads, keep, arrive } = sendOne();
  keep.mockResolvedValueOnce(refusal(422, "This file could not be read."));
  await vi.waitUntil(() => progress.get().step === "waiting");
  arrive();
  await vi.waitUntil(() => progress.get().step === "refused");
  expect(progress.get()).toEqual({ step: "refused", message: "This file could not be read." });
  expect(uploads.remove).toHaveBeenCalledExactlyOnceWith("first");
});

test.each([0, 429, 500, 503])(
  "when the shop answers %d the file waits, and is not uploaded again",
  async (status) => {
    const { sending, progress, uploads, keep, arrive } = sendOne();
    keep.mockResolvedValueOnce(refusal(status, "Not now."));
    await vi.waitUntil(() => progress.get().step === "waiting");
    arrive();
    await vi.waitUntil(() => progress.get().step === "paused");
    expect(progress.get()).toEqual({ step: "paused", percent: 100, message: "Not now." });
    sending.resume();
    await vi.waitUntil(() => progress.get().step === "kept");
    expect(keep).toHaveBeenCalledTimes(2);
    expect(uploads.resume).not.toHaveBeenCalled();
  },
);

test("a pause and going on are the upload's", async () => {
  const { sending, progress, uploads, change } = sendOne();
  await vi.waitUntil(() => progress.get().step === "waiting");
  sending.pause();
  change({ state: "paused", sentBytes: 500 });
  expect(progress.get()).toEqual({ step: "paused", percent: 25, message: null });
  sending.resume();
  expect(uploads.pause).toHaveBeenCalledExactlyOnceWith("first");
  expect(uploads.resume).toHaveBeenCalledExactlyOnceWith("first");
});

test("cancelled on its way the upload is taken back, also one that only then begins", async () => {
  const onItsWay = sendOne();
  await vi.waitUntil(() => onItsWay.progress.get().step === "waiting");
  onItsWay.sending.cancel();
  expect(onItsWay.uploads.remove).toHaveBeenCalledExactlyOnceWith("first");
  const begun = Promise.withResolvers<BegunUpload>();
  const late = sendOne(() => begun.promise);
  late.sending.cancel();
  begun.resolve({ key: "first" });
  await vi.waitUntil(() => late.uploads.remove.mock.calls.length > 0);
  expect(late.uploads.remove).toHaveBeenCalledExactlyOnceWith("first");
});

test("cancelled while the shop reads it, or after, the shop forgets it", async () => {
  const answer = Promise.withResolvers<AnswerTo<"POST artwork">>();
  const early = sendOne();
  early.keep.mockReturnValueOnce(answer.promise);
  await vi.waitUntil(() => early.progress.get().step === "waiting");
  early.arrive();
  early.sending.cancel();
  answer.resolve(KEPT);
  await vi.waitUntil(() => early.forget.mock.calls.length > 0);
  expect(early.forget).toHaveBeenCalledExactlyOnceWith("k3x9p2m7q4tz");
  const late = sendOne();
  await vi.waitUntil(() => late.progress.get().step === "waiting");
  late.arrive();
  await vi.waitUntil(() => late.progress.get().step === "kept");
  late.sending.cancel();
  expect(late.forget).toHaveBeenCalledExactlyOnceWith("k3x9p2m7q4tz");
});

test("what the shop had before it was sent again is not forgotten when it is cancelled", async () => {
  const again = sendOne();
  again.keep.mockResolvedValueOnce({ ...KEPT, status: 200 });
  await vi.waitUntil(() => again.progress.get().step === "waiting");
  again.arrive();
  await vi.waitUntil(() => again.progress.get().step === "kept");
  again.sending.cancel();
  const answer = Promise.withResolvers<AnswerTo<"POST artwork">>();
  const reading = sendOne();
  reading.keep.mockReturnValueOnce(answer.promise);
  await vi.waitUntil(() => reading.progress.get().step === "waiting");
  reading.arrive();
  reading.sending.cancel();
  answer.resolve({ ...KEPT, status: 200 });
  await answer.promise;
  expect(again.forget).not.toHaveBeenCalled();
  expect(reading.forget).not.toHaveBeenCalled();
});

test("whoever waits for a file waits no more once it is taken back", async () => {
  const { sending, progress } = sendOne();
  const waiting = whenSaved(sending, new AbortController().signal);
  await vi.waitUntil(() => progress.get().step === "waiting");
  sending.cancel();
  expect(progress.get()).toEqual({ step: "cancelled" });
  expect(await waiting).toBeNull();
});

test("a file that cannot be got ready says so", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { progress } = sendOne(() => Promise.reject(new Error("no script")));
  await vi.waitUntil(() => progress.get().step !== "preparing");
  expect(progress.get()).toMatchObject({ step: "refused" });
});

test("whoever waits for a file hears when it is kept, or waits no more when told so", async () => {
  const { sending, progress, arrive } = sendOne();
  const leftOut = new AbortController();
  const waiting = whenSaved(sending, new AbortController().signal);
  const impatient = whenSaved(sending, leftOut.signal);
  leftOut.abort();
  expect(await impatient).toBeNull();
  await vi.waitUntil(() => progress.get().step === "waiting");
  arrive();
  expect(await waiting).toEqual(artwork);
});
