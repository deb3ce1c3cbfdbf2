import type { PDFPage } from "@cantoo/pdf-lib";
import svgpath from "svgpath";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { chain, rotation, scaling, translation } from "#domain/preview/geometry/matrix.ts";
import type { Matrix } from "#domain/preview/scene.ts";
import type { ContentFacts } from "../../page-content/content-facts.ts";
import { type BoxPt, unitMm } from "./page-boxes.ts";
import { shownInks } from "./resource-names.ts";

/** From a page's own units to millimetres from the upper left corner of a box on it, as it is seen upright. */
function uprightMatrix(page: PDFPage, { x, y, width, height }: BoxPt): Matrix {
  const { angle } = page.getRotation();
  const [across, down] = angle % 180 === 0 ? [width, height] : [height, width];
  return chain(
    translation(-x - width / 2, -y - height / 2),
    scaling(1, -1),
    rotation(angle),
    translation(across / 2, down / 2),
    scaling(unitMm(page)),
  );
}

/** The cut lines that a customer has drawn; undefined where there are none. Those of the shop's own template are the shop's. */
export function ownCutOf(facts: ContentFacts, page: PDFPage, printed: BoxPt): DocumentFacts["ownCut"] {
  const inks = shownInks(facts.cutInks);
  if (inks.length === 0 || facts.hasGuides) return undefined;
  const matrix = uprightMatrix(page, printed);
  return {
    inks,
    paths: facts.cutPaths.map((path) =>
      svgpath(path)
        .matrix([...matrix])
        .round(3)
        .toString(),
    ),
  };
}
