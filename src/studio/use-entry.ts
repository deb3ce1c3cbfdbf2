import { useRouteLoaderData } from "react-router";
import type { Entry } from "./calls/entry.ts";

/** Who sits there, inside the studio. */
export function useEntry(): Entry {
  const entry = useRouteLoaderData<Entry>("studio");
  if (!entry) throw new Error("Nobody is signed in here.");
  return entry;
}
