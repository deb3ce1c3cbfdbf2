import {
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  type PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames as Op,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
} from "@cantoo/pdf-lib";
import {
  type EmbedArtwork,
  type EmbeddedArtwork,
  type PlacedArtwork,
  artworkMatrices,
} from "./artwork/placed-artwork.ts";
import { pathOperators } from "./path-operators.ts";
import type { PrintFile, PrintPage } from "./print-file.ts";

/** Customers' files that have become parts of a file, each once however often it is drawn. */
export interface EmbeddedFiles {
  readonly found: ReadonlyMap<EmbedArtwork, { readonly name: string; readonly artwork: EmbeddedArtwork }>;
}

/** Puts every file that is placed somewhere into a document. */
export async function embedFiles(
  doc: PDFDocument,
  { pages }: Pick<PrintFile, "pages">,
): Promise<EmbeddedFiles> {
  const layers = pages.flatMap((page) => page.layers);
  const placed = layers.flatMap(({ artwork = [] }) => artwork);
  const files = [...new Set(placed.map(({ artwork }) => artwork))];
  const found: EmbeddedFiles["found"] = new Map(
    await Promise.all(
      files.map(async (embed, at) => [embed, { name: `Artwork${at}`, artwork: await embed(doc) }] as const),
    ),
  );
  return { found };
}

/** The files that are drawn on a page, by what its resources call them. */
export function objectsOn({ found }: EmbeddedFiles, { layers }: PrintPage): Readonly<Record<string, PDFRef>> {
  const placed = layers.flatMap(({ artwork = [] }) => artwork);
  const files = placed.flatMap(({ artwork }) => found.get(artwork) ?? []);
  return Object.fromEntries(files.map(({ name, artwork }) => [name, artwork.object]));
}

/** What draws artwork in its place, in millimetres, with none of what lies outside. */
export function drawArtwork({ found }: EmbeddedFiles, placed: PlacedArtwork): readonly PDFOperator[] {
  const file = found.get(placed.artwork);
  if (file === undefined) throw new Error("artwork that was not embedded");
  return [
    pushGraphicsState(),
    PDFOperator.of(Op.SetGraphicsStateParams, [PDFName.of(placed.overprints ? "Overprint" : "Knockout")]),
    ...(placed.matrix ? [concatTransformationMatrix(...placed.matrix)] : []),
    ...[placed.within, placed.clip].flatMap((path) => [...pathOperators(path), clip(), endPath()]),
    ...artworkMatrices(file.artwork, placed).flatMap((matrix) => [
      pushGraphicsState(),
      concatTransformationMatrix(...matrix),
      concatTransformationMatrix(...file.artwork.upright),
      drawObject(file.name),
      popGraphicsState(),
    ]),
    popGraphicsState(),
  ];
}
