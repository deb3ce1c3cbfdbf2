import { afterEach, expect, test, vi } from "vitest";
import type { ArtworkProgress, ArtworkAtShop } from "#web/calls/artwork-progress.ts";
import { createStore } from "#web/calls/store.ts";
import { endOwn, holdSavedArtwork, sendOwn, whenOwnSaved } from "./own-sending.ts";

const artwork = { id: "k3x9p2m7q4tz" } as ArtworkAtShop;

/** What was sent, in its order. */
const { sent } = vi.hoisted(() => ({ sent: new Map<string, ReturnType<typeof sendingOf>>() }));

function sendingOf(start: ArtworkProgress) {
  return {
    progress: createStore<ArtworkProgress>(start),
    pause: vi.fn<() => void>(),
    resume: vi.fn<() => void>(),
    cancel: vi.fn<() => void>(),
  };
}

/** Lets the test say when another tab has let go of the picture; there is none at first. */
const { otherTab } = vi.hoisted(() => ({
  otherTab: { letsGo: null as Promise<void> | null, release: vi.fn<() => void>() },
}));

vi.mock("#web/calls/send-picture.ts", () => ({
  claimPicture: async (_file: File, { onWait }: { readonly onWait: () => void }) => {
    if (otherTab.letsGo !== null) onWait();
    await otherTab.letsGo;
    return otherTab.release;
  },
  sendPicture: ({ file: { name } }: { readonly file: File }) => {
    const sending = sendingOf({ step: "preparing" });
    sent.set(name, sending);
    return sending;
  },
  savedPictureSending: (kept: ArtworkAtShop) => {
    const sending = sendingOf({ step: "kept", artwork: kept });
    sent.set("kept", sending);
    return sending;
  },
}));

afterEach(() => {
  endOwn({ isForgotten: false });
  sent.clear();
  otherTab.letsGo = null;
  otherTab.release.mockClear();
});

const patient = new AbortController().signal;

/** What is done with what comes of a picture. */
function heard(onKept: (kept: ArtworkAtShop) => void = () => undefined) {
  return {
    onKept: async (kept: ArtworkAtShop) => onKept(kept),
    onRefused: vi.fn<(message: string) => Promise<void>>(async () => undefined),
    takeUp: vi.fn<() => Promise<boolean>>(async () => false),
  };
}

async function send(name: string, onKept?: (kept: ArtworkAtShop) => void) {
  await sendOwn({ file: new File(["x"], name), isNew: true, ...heard(onKept) });
  const sending = sent.get(name);
  if (sending === undefined) throw new Error(`${name} was not sent`);
  return sending;
}

test("a new picture takes the place of one on its way, whose way ends; an order waits for the new one", async () => {
  const onKept = vi.fn<(kept: ArtworkAtShop) => void>();
  const first = await send("first.png", onKept);
  const waiting = whenOwnSaved(patient);
  const second = await send("second.png", onKept);
  expect(first.cancel).toHaveBeenCalledOnce();
  first.progress.set({ step: "kept", artwork: { ...artwork, id: "a00000000000" } });
  second.progress.set({ step: "sending", percent: 40, message: null });
  second.progress.set({ step: "kept", artwork });
  expect(await waiting).toEqual(artwork);
  expect(onKept.mock.calls).toEqual([[artwork]]);
});

test("a picture that another tab sends is waited for; what came of it there is taken up, and nothing is sent", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  otherTab.letsGo = promise;
  const takeUp = vi.fn<() => Promise<boolean>>(async () => {
    await holdSavedArtwork(artwork);
    return true;
  });
  const sending = sendOwn({ file: new File(["x"], "same.png"), isNew: false, ...heard(), takeUp });
  const waiting = whenOwnSaved(patient);
  await Promise.resolve();
  expect(takeUp).not.toHaveBeenCalled();
  resolve();
  await sending;
  expect(sent.has("same.png")).toBe(false);
  expect(otherTab.release).toHaveBeenCalledOnce();
  expect(await waiting).toEqual(artwork);
});

test("a picture that another tab has left unsent is sent here, once", async () => {
  otherTab.letsGo = Promise.resolve();
  const ways = heard();
  await sendOwn({ file: new File(["x"], "left.png"), isNew: false, ...ways });
  expect(ways.takeUp).toHaveBeenCalledOnce();
  expect(sent.has("left.png")).toBe(true);
  expect(otherTab.release).not.toHaveBeenCalled();
});

test("other tabs have the picture once it is noted what came of it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await sendOwn({ file: new File(["x"], "first.png"), isNew: true, ...heard(), onKept: () => promise });
  sent.get("first.png")?.progress.set({ step: "kept", artwork });
  await Promise.resolve();
  expect(otherTab.release).not.toHaveBeenCalled();
  resolve();
  await vi.waitUntil(() => otherTab.release.mock.calls.length === 1);

  const ways = heard();
  await sendOwn({ file: new File(["x"], "torn.png"), isNew: true, ...ways });
  sent.get("torn.png")?.progress.set({ step: "refused", message: "It is torn." });
  await vi.waitUntil(() => otherTab.release.mock.calls.length === 2);
  expect(ways.onRefused).toHaveBeenCalledExactlyOnceWith("It is torn.");
});

test("what the shop keeps stays there when another picture is tried, and goes when it is removed", async () => {
  const first = await send("first.png");
  first.progress.set({ step: "kept", artwork });
  const second = await send("second.png");
  expect(first.cancel).not.toHaveBeenCalled();
  second.progress.set({ step: "kept", artwork });
  endOwn({ isForgotten: true });
  expect(second.cancel).toHaveBeenCalledOnce();
  expect(await whenOwnSaved(patient)).toBeNull();
});

test("a picture that another tab has removed is not taken from the shop once more", async () => {
  await holdSavedArtwork(artwork);
  expect(await whenOwnSaved(patient)).toEqual(artwork);
  endOwn({ isForgotten: false });
  expect(sent.get("kept")?.cancel).not.toHaveBeenCalled();
});

test("an order waits on through a pause and a refusal, until it goes without or the picture is removed", async () => {
  const sending = await send("slow.png");
  const without = new AbortController();
  const heard = vi.fn<(kept: ArtworkAtShop | null) => void>();
  const [leaving, staying] = [whenOwnSaved(without.signal), whenOwnSaved(patient)];
  void leaving.then(heard);
  sending.progress.set({ step: "paused", percent: 40, message: "Not now." });
  sending.progress.set({ step: "refused", message: "It could not be read." });
  await Promise.resolve();
  expect(heard).not.toHaveBeenCalled();
  without.abort();
  expect(await leaving).toBeNull();
  endOwn({ isForgotten: false });
  expect(await staying).toBeNull();
  expect(await whenOwnSaved(patient)).toBeNull();
});
