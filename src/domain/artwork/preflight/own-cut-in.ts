import type { SizeMm } from "#domain/size-mm.ts";
import type { ArtworkFacts, DocumentFacts } from "./facts.ts";

type CutOnPage = NonNullable<DocumentFacts["ownCut"]> & { readonly page: SizeMm };

/** Lines that a machine follows, and that no sticker comes out along. */
const notRound: ReadonlySet<string> = new Set(["crease", "drill"]);

/** The cut lines of a file's own, and what is printed of the page they lie on; null where none goes round anything. */
export function ownCutIn(facts: ArtworkFacts): CutOnPage | null {
  if (facts.kind !== "document" || facts.ownCut === undefined) return null;
  const { inks, paths } = facts.ownCut;
  const isRound = inks.some((ink) => !notRound.has(ink.toLowerCase()));
  return isRound ? { inks, paths, page: facts.printed } : null;
}
