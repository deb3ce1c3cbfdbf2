import { useSyncExternalStore } from "react";

function never(): () => void {
  return () => undefined;
}

/** False in the server's markup, true once the page's script runs. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
