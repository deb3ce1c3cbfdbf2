import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ArtworkAtShop } from "./artwork-progress.ts";
import { forgetPicture } from "./forget-picture.ts";
import { dropPicture, keepPicture, savedPicture, noteOfShop } from "./saved-picture.ts";
import { isMarked, noteAskedFor, pictureMark, wasAskedFor } from "./picture-mark.ts";

const DAY_MS = 86_400_000;

/** The browser's database, and its place for marks. */
const { kept, marks, store } = vi.hoisted(() => {
  const held = new Map<string, unknown>();
  return {
    kept: held,
    marks: new Map<string, string>(),
    store: {
      createStore: () => "the store",
      get: vi.fn<(key: string) => Promise<unknown>>(async (key) => held.get(key)),
      set: vi.fn<(key: string, value: unknown) => Promise<void>>(
        async (key, value) => void held.set(key, value),
      ),
      del: vi.fn<(key: string) => Promise<void>>(async (key) => void held.delete(key)),
    },
  };
});
vi.mock("idb-keyval", () => store);

const deleteDatabase = vi.fn<(name: string) => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-22T09:00:00Z"), toFake: ["Date"] });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => marks.get(name) ?? null,
    setItem: (name: string, value: string) => void marks.set(name, value),
    removeItem: (name: string) => void marks.delete(name),
  });
  vi.stubGlobal("indexedDB", { deleteDatabase });
});

afterEach(() => {
  kept.clear();
  marks.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function picture(name: string): File {
  return new File([name], name, { type: "image/png" });
}

test("the last picture is the one that is kept, and each has a mark of its own", async () => {
  const first = await keepPicture(picture("first.png"));
  vi.advanceTimersByTime(5);
  const second = await keepPicture(picture("second.png"));
  expect(second).toBe((first ?? 0) + 5);
  expect(pictureMark()).toBe(second);
  expect((await savedPicture())?.file.name).toBe("second.png");
  expect(kept.size).toBe(1);
});

test.each([
  [29.9, "logo.png"],
  [30, undefined],
  [400, undefined],
])("after %d days the picture that is kept is %s", async (days, name) => {
  const mark = await keepPicture(picture("logo.png"));
  vi.setSystemTime(Date.now() + days * DAY_MS);
  expect(pictureMark()).toBe(name === undefined ? null : mark);
  expect(isMarked()).toBe(true);
  expect((await savedPicture())?.file.name).toBe(name);
  expect(kept.size).toBe(name === undefined ? 0 : 1);
});

test.each([
  ["nothing", undefined],
  ["words", "logo.png"],
  ["no file", { savedAt: Date.UTC(2026, 10, 22) }],
  ["an empty file", { file: new File([], "logo.png"), savedAt: Date.UTC(2026, 10, 22) }],
  ["a file of another day to come", { file: picture("logo.png"), savedAt: Date.UTC(2027, 10, 22) }],
  ["a date in words", { file: picture("logo.png"), savedAt: "yesterday" }],
])("%s in the picture's place is dropped, with its mark", async (_what, entry) => {
  await keepPicture(picture("logo.png"));
  kept.set("picture", entry);
  expect(await savedPicture()).toBeNull();
  expect([kept.size, pictureMark()]).toEqual([0, null]);
});

test("what the shop knows of a picture is kept with it, and not with the next one", async () => {
  const atShop = { artwork: { id: "k3x9p2m7q4tz" } as ArtworkAtShop, isUsed: true };
  const first = await keepPicture(picture("first.png"));
  expect(await savedPicture()).toMatchObject({ atShop: null });
  await noteOfShop(first ?? 0, { atShop });
  expect(await savedPicture()).toMatchObject({ atShop });
  vi.advanceTimersByTime(5);
  await keepPicture(picture("second.png"));
  await noteOfShop(first ?? 0, { atShop });
  expect(await savedPicture()).toMatchObject({ atShop: null });
});

test("a picture that was kept before the shop kept any is known, and not to the shop", async () => {
  await keepPicture(picture("logo.png"));
  kept.set("picture", { file: picture("logo.png"), savedAt: Date.now() });
  expect(await savedPicture()).toMatchObject({ atShop: null });
});

test("without room for a picture none is kept, the one before neither", async () => {
  await keepPicture(picture("before.png"));
  store.set.mockRejectedValueOnce(new DOMException("no room", "QuotaExceededError"));
  expect(await keepPicture(picture("huge.png"))).toBeNull();
  expect([kept.size, pictureMark()]).toEqual([0, null]);
});

test("a browser that opens no database answers that nothing is kept", async () => {
  store.get.mockRejectedValueOnce(new Error("not in a private window"));
  expect(await savedPicture()).toBeNull();
});

test("what is dropped is gone, with its mark", async () => {
  await keepPicture(picture("logo.png"));
  await dropPicture();
  expect([kept.size, pictureMark()]).toEqual([0, null]);
});

test("whoever signs out leaves no picture behind", async () => {
  await keepPicture(picture("logo.png"));
  noteAskedFor(7);
  forgetPicture();
  expect(pictureMark()).toBeNull();
  expect(wasAskedFor(7)).toBe(false);
  expect(deleteDatabase).toHaveBeenCalledWith("kisscut-picture");
});

test.each(["soon", "-4", "", "1e99"])("a mark that says “%s” says nothing", (mark) => {
  marks.set("own-picture", mark);
  expect(pictureMark()).toBeNull();
});

test("where marks may not be read there is no picture", async () => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  expect(pictureMark()).toBeNull();
  expect(await keepPicture(picture("logo.png"))).toBeNull();
});
