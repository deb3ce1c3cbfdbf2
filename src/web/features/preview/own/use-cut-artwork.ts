import { useMemo } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { isCutRoundPicture } from "#domain/preview/subject/cut-round-picture.ts";
import { formIn } from "#domain/preview/subject/form-of.ts";
import { sizeOf } from "#domain/preview/subject/size-of.ts";
import { useCutLine } from "../cut-line/use-cut-line.ts";
import type { OwnPicture } from "./read-artwork.ts";

/**
 * A picture of the visitor's own with the line it is cut along, where the shape is free. Until the first line has come the product
 * is shown without the picture: it would be seen cut to a shape that it will not have.
 */
export function useCutArtwork(
  catalogue: Catalogue,
  selection: Selection,
  { picture, placing }: { readonly picture: OwnPicture | null; readonly placing: Placing | null },
) {
  const chosen = picture?.artwork ?? null;
  const cut = useCutLine(picture?.file ?? null, {
    size: sizeOf(selection),
    isWanted: isCutRoundPicture(catalogue, selection),
    onBacking: formIn(catalogue, selection) === "kiss-cut",
  });
  const { line, isDrawing } = cut;
  const shown = useMemo(
    () => (chosen === null || isDrawing ? null : { ...chosen, cutLine: line, placing }),
    [chosen, isDrawing, line, placing],
  );
  return { chosen, shown, cut };
}
