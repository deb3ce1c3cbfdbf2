import { createStore, useStore } from "#web/calls/store.ts";

const open = createStore(false);

/** Opens the dialog over whatever page is shown. */
export const openCompare = (): void => open.set(true);

export const closeCompare = (): void => open.set(false);

export const useCompareOpen = (): boolean => useStore(open);
