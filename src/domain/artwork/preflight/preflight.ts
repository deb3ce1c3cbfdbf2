import { contentFindings } from "./content-findings.ts";
import type { ArtworkFacts } from "./facts.ts";
import type { ArtworkFinding, PrintedPiece } from "./finding.ts";
import { sizeFindings } from "./size-findings.ts";

/** All that a customer should know of a file on the piece that is ordered: what will be seen on paper first (decision 192). */
export function preflight(facts: ArtworkFacts, piece: PrintedPiece): readonly ArtworkFinding[] {
  const found = [...sizeFindings(facts, piece), ...contentFindings(facts, piece)];
  return found.toSorted((one, other) => Number(one.tone === "know") - Number(other.tone === "know"));
}
