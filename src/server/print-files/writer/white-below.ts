import { PDFOperator, PDFOperatorNames as Op } from "@cantoo/pdf-lib";
import type { Paths64 } from "clipper2-ts";
import { drawnIn } from "#domain/cut-line/outline/drawn-in.ts";
import { identity } from "#domain/preview/geometry/matrix.ts";
import { UM_PER_MM } from "#domain/size-mm.ts";
import type { ArtworkKind } from "#server/pdf/print-file/artwork/embed-artwork-file.ts";
import {
  artworkMatrices,
  type EmbedArtwork,
  type EmbeddedArtwork,
  type Lie,
} from "#server/pdf/print-file/artwork/placed-artwork.ts";
import { inkSpace } from "#server/pdf/print-file/inks.ts";
import { pathOperators } from "#server/pdf/print-file/path-operators.ts";
import type { SpotInk } from "#server/pdf/print-file/print-file.ts";
import { alphaOf, coverageOfAlpha } from "./alpha-of.ts";

/** White is looked for in pixels so fine, fewer where there would be more of them than memory has room for. */
const DPI = 600;
const MOST_PIXELS = 12_000_000;
/** So much narrower than what is printed on it that it is not seen beside it where two plates are not quite on each other. */
const CHOKE_MM = 0.1;

/** The square root of what an area becomes. */
function scaleOf(artwork: Pick<EmbeddedArtwork, "width" | "height" | "trim">, lie: Lie): number {
  const [a, b, c, d] = artworkMatrices(artwork, lie).at(-1) ?? identity;
  return Math.sqrt(Math.abs(a * d - b * c));
}

function pathOf(paths: Paths64, unitsPerUm: number): string {
  const written = (um: number) => Number((um * unitsPerUm).toFixed(4));
  return paths.map((path) => `M${path.map(({ x, y }) => `${written(x)} ${written(y)}`).join("L")}Z`).join("");
}

/**
 * White below artwork: what is there of it, drawn in, as one path that lies wherever the artwork lies. Seen through at the edge of the
 * picture or not, white ends where the artwork does.
 */
export function whiteBelow(
  source: { readonly kind: ArtworkKind; readonly file: Buffer; readonly embed: EmbedArtwork },
  lie: Lie,
  ink: SpotInk,
): EmbedArtwork {
  return async (doc) => {
    const { context } = doc;
    const { alpha, artwork } = await alphaOf(source, (sides) => {
      const mm = scaleOf(sides, lie);
      const fine = (mm / 25.4) * DPI;
      const most = Math.sqrt(MOST_PIXELS / (sides.width * sides.height));
      const scale = Math.min(fine, most);
      return [Math.ceil(sides.width * scale), Math.ceil(sides.height * scale)];
    });
    const mm = scaleOf(artwork, lie);
    const mmPerPixel = (artwork.width * mm) / alpha.width;
    const white = drawnIn(coverageOfAlpha(alpha), mmPerPixel, CHOKE_MM);
    const content = [
      PDFOperator.of(Op.NonStrokingColorspace, ["/Ink"]),
      PDFOperator.of(Op.NonStrokingColorN, ["1"]),
      ...pathOperators(pathOf(white, 1 / (UM_PER_MM * mm))),
      PDFOperator.of(Op.FillEvenOdd),
    ];
    const object = context.register(
      context.formXObject(content, {
        BBox: [0, 0, artwork.width, artwork.height],
        Resources: { ColorSpace: { Ink: context.register(inkSpace(context, ink)) } },
      }),
    );
    return { ...artwork, object, upright: identity };
  };
}
