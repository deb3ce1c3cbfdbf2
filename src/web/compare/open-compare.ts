import { createStore, useStore } from "#web/calls/store.ts";

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
