import { createStore, useStore } from "#web/calls/store.ts";

/** What this browser knows of its comparison without asking the shop. */
export interface ComparedKeys {
  /** The keys in the tab's session storage, in the order they were added. */
  readonly keys: readonly string[];
  /** The cookie says that there are some, with or without keys. */
  readonly marked: boolean;
}

const PLACE = "compare";
function isKey(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]{1,64}$/.test(value);
}

/** Two comparisons of twelve that became one account's; a call takes no more keys. */
const MOST_KEYS = 24;

const compared = createStore<ComparedKeys>({ keys: [], marked: false });

let otherTabs: BroadcastChannel | null = null;

/** Nothing that cannot be read is taken over: storage may be closed, and anybody can write into it. */
function readKeys(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(stored) ? [...new Set(stored.filter(isKey))].slice(-MOST_KEYS) : [];
  } catch {
    return [];
  }
}

function writeKeys(keys: readonly string[]): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(keys));
  } catch (error) {
    // Without storage the comparison lasts as long as the page, and is asked for again by the next one.
    console.error(error);
  }
}

function hasMark(): boolean {
  return /(?:^|;\s*)compare=1(?:;|$)/.test(document.cookie);
}

function show(keys: readonly string[]): void {
  const marked = hasMark();
  const now = compared.get();
  if (now.marked !== marked || now.keys.join() !== keys.join()) compared.set({ keys, marked });
}

export function currentKeys(): readonly string[] {
  return compared.get().keys;
}

/** Looks at the cookie again: a call may have set it or taken it away. */
export function refreshMark(): void {
  return show(currentKeys());
}

/** Saves the keys for this tab and tells the others: all tabs of a browser compare the same. */
export function saveKeys(keys: readonly string[]): void {
  if (keys.join() !== currentKeys().join()) {
    writeKeys(keys);
    otherTabs?.postMessage(keys);
  }
  show(keys);
}

/** Reads the saved keys, and follows the other tabs for as long as the page lives. */
export function syncComparedKeys(): () => void {
  otherTabs = new BroadcastChannel(PLACE);
  otherTabs.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data) || !data.every(isKey)) return;
    writeKeys(data);
    show(data);
  });
  window.addEventListener("pageshow", refreshMark);
  window.addEventListener("focus", refreshMark);
  show(readKeys());
  return () => {
    window.removeEventListener("pageshow", refreshMark);
    window.removeEventListener("focus", refreshMark);
    otherTabs?.close();
    otherTabs = null;
  };
}

export function useComparedKeys(): ComparedKeys {
  return useStore(compared);
}

const open = createStore(false);

/** Opens the dialog over whatever page is shown. */
export function openCompare(): void {
  return open.set(true);
}

export function closeCompare(): void {
  return open.set(false);
}

export function useCompareOpen(): boolean {
  return useStore(open);
}
