import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { pressOf } from "#domain/price/press-layouts.ts";
import { impositionOf } from "#domain/price/impose.ts";
import type { ArtworkKind } from "#platform/pdf/print-file/artwork/embed-artwork-file.ts";
import { pieceCutting } from "#platform/print-files/cutting.ts";
import { type PrintedArtwork, printPiece, printSheet } from "#platform/print-files/print-piece.ts";
import { drawPrintFile } from "#platform/print-files/writer/draw-print-file.ts";

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

/** A side of something as it is configured on a page of the shop. */
function sideOf(asked: Asked, side: "front" | "back") {
  const { page, query, kind, file, artwork, placing, cutLine, picture } = asked;
  const scope = scopeOf(catalogue.featuredItemBySlug.get(page)!);
  const selection = readAddress(catalogue, scope, new URLSearchParams(query));
  const subject = subjectOf(designs, catalogue, selection, { side });
  const piece = printPiece(subject, { ...artwork, placing: placing ?? null, cutLine: cutLine ?? null });
  const sheet = printSheet(impositionOf(catalogue, selection)!, subject, side);
  const sha256 = createHash("sha256").update(file).digest("hex");
  return {
    selection,
    subject,
    sheet,
    page: {
      piece,
      sheet: null,
      kind,
      page: 1,
      printed: artwork.extent?.page?.printed ?? null,
      sha256,
      bytes: 0,
      pictureBytes: 0,
    },
    files: { file, picture: picture ?? Buffer.alloc(0) },
  };
}

/** The print files of pages, ordered on 10 March 2027: one piece, a sheet, a proof. */
function printFilesOfSides(sides: readonly ReturnType<typeof sideOf>[]) {
  const { subject, selection } = sides[0]!;
  const job = {
    title: "R1, set 1",
    author: "Kisscut",
    madeAt: "2027-03-10T00:00:00.000Z",
    cutting: pieceCutting(subject, pressOf(catalogue, selection).plates),
    sides: sides.map(({ page }) => page),
  };
  const onSheets = sides.map(({ page, sheet }) => ({ ...page, sheet }));
  const files = sides.map((side) => side.files);
  const proof = { safe: null, heading: "Order 1, proof 1", madeOn: "", rows: [], lines: [] };
  return {
    one: () => drawPrintFile(job, files),
    sheet: () => drawPrintFile({ ...job, sides: onSheets }, files),
    proof: () => drawPrintFile({ ...job, proof }, files),
  };
}

/** The print files of a piece as it is configured on a page of the shop. */
export function printFilesOf(asked: Asked) {
  return printFilesOfSides([sideOf(asked, asked.side ?? "front")]);
}

/** The print files of a piece with its back, which has a file of its own or the same. */
export function bothSidesOf(front: Asked, back: Asked = front) {
  return printFilesOfSides([sideOf(front, "front"), sideOf(back, "back")]);
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
