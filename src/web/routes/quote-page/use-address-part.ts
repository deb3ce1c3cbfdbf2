import { useSyncExternalStore } from "react";

const CHANGES = ["hashchange", "popstate"] as const;

function subscribe(listen: () => void): () => void {
  for (const type of CHANGES) addEventListener(type, listen);
  return () => {
    for (const type of CHANGES) removeEventListener(type, listen);
  };
}

function read(): string {
  return location.hash.slice(1);
}

function readOnServer(): string {
  return "";
}

/** The part of the page that the address names ("price" of `#price`); "" for none, and before the page's script runs. */
export function useAddressPart(): string {
  return useSyncExternalStore(subscribe, read, readOnServer);
}
