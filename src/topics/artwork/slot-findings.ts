import { extentOf } from "#domain/artwork/preflight/extent-of.ts";
import type { ArtworkFinding } from "#domain/artwork/preflight/finding.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { mmBox } from "#domain/cut-line/kept/line-geometry.ts";
import { artworkFindings, laidArtwork } from "#domain/preview/artwork-findings.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { UM_PER_MM } from "#domain/size-mm.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import type { KeptCutLine } from "./cut-lines.ts";
import type { NamedArtwork } from "./shown-artwork.ts";

function lineOn({ geometry, widthUm, heightUm }: KeptCutLine) {
  return {
    picture: mmBox(geometry.picture),
    isOwn: geometry.isOwn ?? false,
    widthMm: widthUm / UM_PER_MM,
    heightMm: heightUm / UM_PER_MM,
  };
}

/** Says of each slot of a product what the shop found in the file that lies there. Sizes that would mend it are not proposed. */
export function slotFindings(
  catalogue: Catalogue,
  selection: Selection,
): (slot: ArtworkSlot, artwork: NamedArtwork) => readonly ArtworkFinding[] {
  const subjects = {
    front: subjectOf(designs, catalogue, selection, { side: "front" }),
    back: subjectOf(designs, catalogue, selection, { side: "back" }),
  };
  return ({ side, placing, cutLine }, { facts, widthPx, heightPx, isClear, cutLines }) => {
    const line = cutLine === null ? undefined : cutLines.get(cutLine);
    const along = line === undefined ? null : lineOn(line);
    const picture = { widthPx, heightPx, isClear, extent: extentOf(facts) };
    const laid = laidArtwork(subjects[side], { ...picture, placing, cutLine: along });
    return artworkFindings(catalogue, selection, { facts, laid }, () => false);
  };
}
