import sharp from "sharp";
import { expect } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import type { CutLine } from "#domain/cut-line/draw-cut-line.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { impositionOf } from "#domain/price/impose.ts";
import type { ArtworkKind } from "#server/pdf/print-file/artwork/embed-artwork-file.ts";
import { type PrintedArtwork, printPiece } from "#server/print-files/print-piece.ts";
import { printSheet } from "#server/print-files/print-sheet.ts";
import { drawPrintFile } from "#server/print-files/writer/draw-print-file.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

interface Asked {
  readonly page: string;
  readonly query: string;
  readonly side?: "front" | "back";
  readonly kind: ArtworkKind;
  readonly file: Buffer;
  readonly picture?: Buffer;
  readonly artwork: Omit<PrintedArtwork, "placing" | "cutLine">;
  readonly placing?: Placing;
  readonly cutLine?: CutLine;
}

/** The print files of a piece as it is configured on a page of the shop. */
export function printFilesOf({
  page,
  query,
  side = "front",
  kind,
  file,
  artwork,
  placing,
  cutLine,
  picture,
}: Asked) {
  const scope = scopeOf(catalogue.featuredItemBySlug.get(page)!);
  const selection = readAddress(catalogue, scope, new URLSearchParams(query));
  const subject = subjectOf(designs, catalogue, selection, { side });
  const piece = printPiece(subject, { ...artwork, placing: placing ?? null, cutLine: cutLine ?? null });
  const told = { title: "R1, set 1", author: "Kisscut", bytes: 0, pictureBytes: 0 };
  const job = { ...told, piece, sheet: null, kind, page: 1 };
  const files = { kind, file, picture: picture ?? Buffer.alloc(0) };
  const sheet = printSheet(impositionOf(catalogue, selection)!, subject, side);
  return { one: () => drawPrintFile(job, files), sheet: () => drawPrintFile({ ...job, sheet }, files) };
}

/** 300 x 200, its ground a gradient. */
export const gradientDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><defs><linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs><rect width="300" height="200" fill="url(#g)"/></svg>`;
/** What is known of a file of 120 x 90 pixels. */
export const photo = { widthPx: 120, heightPx: 90, isClear: false } as const;

/** A picture of one colour. */
export function pixels(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c63" } });
}

/** To a hundredth of a millimetre. */
export function near(found: object | undefined, wanted: Readonly<Record<string, number>>) {
  const values = new Map<string, unknown>(Object.entries(found ?? {}));
  for (const [name, value] of Object.entries(wanted))
    expect(Math.abs(Number(values.get(name)) - value), `${name}: ${String(values.get(name))}`).toBeLessThan(
      0.01,
    );
}
