import type { SizeMm } from "#domain/size-mm.ts";
import { isOutlineInk } from "../unprinted.ts";
import type { ArtworkFacts, DocumentFacts } from "./facts.ts";

type CutOnPage = NonNullable<DocumentFacts["ownCut"]> & { readonly page: SizeMm };

/** The cut lines of a file's own, and what is printed of the page they lie on; null where none goes round anything. */
export function ownCutIn(facts: ArtworkFacts): CutOnPage | null {
  if (facts.kind !== "document" || facts.ownCut === undefined) return null;
  const { inks, paths } = facts.ownCut;
  return inks.some(isOutlineInk) ? { inks, paths, page: facts.printed } : null;
}
