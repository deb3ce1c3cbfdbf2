import { useSyncExternalStore } from "react";

const CHANGES = ["hashchange", "popstate"] as const;

/** A choice takes the part out of the address for a moment (use-page-search.ts): only somebody's going somewhere counts. */
let part = "";

function subscribe(listen: () => void): () => void {
  const read = () => {
    part = location.hash.slice(1);
    listen();
  };
  read();
  for (const type of CHANGES) addEventListener(type, read);
  return () => {
    for (const type of CHANGES) removeEventListener(type, read);
  };
}

/** The part of the page that the address names ("price" of `#price`); "" for none, and before the page's script runs. */
export function useAddressPart(): string {
  return useSyncExternalStore(
    subscribe,
    () => part,
    () => "",
  );
}
