import { useSyncExternalStore } from "react";

let isRunning = false;
const listeners = new Set<() => void>();

function start(): void {
  isRunning = true;
  for (const listener of listeners) listener();
}

/** What changes then is not drawn in the one task in which React takes over the page, but in one after it. */
function subscribe(listener: () => void): () => void {
  if (!isRunning && listeners.size === 0) setTimeout(start);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** False in the server's markup, true once the page's script runs. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isRunning,
    () => false,
  );
}
