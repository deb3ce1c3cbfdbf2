import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentKeys, syncComparedKeys, saveKeys } from "./compared-keys.ts";

let stored: Map<string, string>;
let stop: () => void = () => undefined;

/** A tab that has this in its session storage. */
function openTab(kept?: string) {
  stored = new Map(kept === undefined ? [] : [["compare", kept]]);
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  stop = syncComparedKeys();
}

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "a=b; compare=1" });
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  stop();
  saveKeys([]);
  vi.unstubAllGlobals();
});

test("keys that were kept are there when the tab opens again, in their order", () => {
  openTab(`["zeta","alpha"]`);
  expect(currentKeys()).toEqual(["zeta", "alpha"]);
});

test.each([
  ["{", []],
  [`{"a":1}`, []],
  [`"key"`, []],
  [`["good",7,null,"bad key","../x","good"]`, ["good"]],
  [
    JSON.stringify(Array.from({ length: 30 }, (_, index) => `k${index}`)),
    expect.objectContaining({ length: 24 }),
  ],
])(
  "of what somebody else wrote there, %s, only keys are read, each once, and no more than a call takes",
  (kept, keys) => {
    openTab(kept);
    expect(currentKeys()).toEqual(keys);
  },
);

test("without storage the keys last as long as the page", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const closed = () => {
    throw new DOMException("closed", "SecurityError");
  };
  openTab();
  vi.stubGlobal("sessionStorage", { getItem: closed, setItem: closed });
  saveKeys(["only"]);
  expect(currentKeys()).toEqual(["only"]);
  expect(error).toHaveBeenCalledOnce();
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
});

test("what is kept goes into the storage and to the other tabs", async () => {
  openTab();
  const otherTab = new BroadcastChannel("compare");
  const heard = new Promise((resolve) => otherTab.addEventListener("message", ({ data }) => resolve(data)));
  saveKeys(["one", "two"]);
  expect(stored.get("compare")).toBe(`["one","two"]`);
  expect(await heard).toEqual(["one", "two"]);
  otherTab.close();
});

test("what another tab keeps is kept here", async () => {
  openTab(`["one"]`);
  const otherTab = new BroadcastChannel("compare");
  otherTab.postMessage(["one", "three"]);
  await expect.poll(currentKeys).toEqual(["one", "three"]);
  expect(stored.get("compare")).toBe(`["one","three"]`);
  otherTab.close();
});
