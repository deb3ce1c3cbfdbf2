import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import type { ArtworkFinding } from "#domain/artwork/preflight/finding.ts";
import { preflight } from "#domain/artwork/preflight/preflight.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import type { OwnArtwork } from "./artwork/frame.ts";
import { placedBox } from "./material/face.ts";
import type { Box } from "./scene.ts";
import { takesPlacing } from "./subject/cut-round-picture.ts";
import type { Subject } from "./subject/subject.ts";
import { printedBox } from "./subject/size-of.ts";

/** A picture as it lies on a piece: `inLine`, its box in the line that is cut round it, in millimetres. */
interface LaidPicture extends Omit<OwnArtwork, "cutLine" | "href"> {
  readonly inLine: Box | null;
}

/** The room a picture is printed in where it does not cover its piece: along its cut line, as it was placed, or as a logo stands; else null. */
export function standingSize(subject: Subject, { inLine, ...picture }: LaidPicture): SizeMm | null {
  const box = inLine ?? placedBox(subject, { ...picture, href: "" });
  return box === null ? null : { widthMm: box.width, heightMm: box.height };
}

/** All that is said of a file on what is configured, with the sizes as remedies that are offered. */
export function artworkFindings(
  catalogue: Catalogue,
  selection: Selection,
  { facts, standsIn }: { readonly facts: ArtworkFacts; readonly standsIn: SizeMm | null },
  isOffered: (size: SizeMm) => boolean,
): readonly ArtworkFinding[] {
  const { widthMm, heightMm, bleedMm } = printedBox(catalogue, selection);
  return preflight(facts, {
    size: { widthMm: widthMm - 2 * bleedMm, heightMm: heightMm - 2 * bleedMm },
    bleedMm,
    standsIn,
    takesPlacing: takesPlacing(catalogue, selection),
    isOffered,
  });
}
