import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import type { SeenPlates } from "./frame.ts";

/** Where the plates of a file are, from the facts of it and the address of the picture that tells it; null where there are none. */
export function platesSeen(facts: ArtworkFacts, href: string | null): SeenPlates | null {
  if (href === null || facts.kind !== "document" || facts.plates === undefined) return null;
  return { href, inks: facts.plates.map(({ ink }) => ink) };
}
