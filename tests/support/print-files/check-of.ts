import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { extentOf } from "#domain/artwork/preflight/extent-of.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { pressOf } from "#domain/price/press-layouts.ts";
import { readDocument } from "#tests/support/artwork/read-document.ts";
import { readDrawing } from "#platform/artwork/reader/read-drawing.ts";
import { readPicture } from "#platform/artwork/reader/read-picture.ts";
import type { ArtworkKind } from "#platform/pdf/print-file/artwork/embed-artwork-file.ts";
import { pieceCutting } from "#platform/print-files/cutting.ts";
import { printPiece, approvedPiece } from "#platform/print-files/print-piece.ts";
import { drawPrintFile } from "#platform/print-files/writer/draw-print-file.ts";
import { checkPiece } from "#platform/print-files/writer/check/check-piece.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const readers = { picture: readPicture, pdf: readDocument, svg: readDrawing } as const;

const STICKER = "cutting_id=2&shape_id=4&size=custom&width=40&height=30";

interface Asked {
  /** Of the shop: paper stickers, if not said. */
  readonly page?: string;
  readonly kind: ArtworkKind;
  readonly file: Buffer;
  readonly query?: string;
  readonly placing?: Placing;
  /** What was shown is of another file. */
  readonly shown?: Buffer;
  /** The shop's picture, whatever it is of. */
  readonly picture?: Buffer;
}

/** What is made of a sticker of 40 x 30 mm, unless it is asked for otherwise. */
async function madeOf({ page, kind, file, query, placing, shown, picture }: Asked) {
  const { webp, facts, widthPx, heightPx, isClear } = await readers[kind](file);
  const found = { facts, widthPx, heightPx, isClear };
  const scope = scopeOf(catalogue.featuredItemBySlug.get(page ?? "paper-stickers")!);
  const selection = readAddress(catalogue, scope, new URLSearchParams(query ?? STICKER));
  const subject = subjectOf(designs, catalogue, selection, { side: "front" });
  const artwork = {
    ...found,
    extent: extentOf(found.facts),
    placing: placing ?? null,
    cutLine: null,
  };
  const side = { sheet: null, kind, page: 1, sha256: "", bytes: 0, pictureBytes: 0 } as const;
  const job = {
    title: "R1, set 1",
    author: "Kisscut",
    madeAt: "2027-03-10T00:00:00.000Z",
    cutting: pieceCutting(subject, pressOf(catalogue, selection).plates),
    sides: [{ ...side, printed: artwork.extent?.page?.printed ?? null, piece: printPiece(subject, artwork) }],
    check: { shown: approvedPiece(subject, artwork) },
  };
  const seen = shown === undefined ? (picture ?? webp) : (await readers[kind](shown)).webp;
  return { job, files: [{ file, picture: seen }] };
}

/** The check of its print file. */
export async function checkOf(asked: Asked) {
  const { job, files } = await madeOf(asked);
  return checkPiece(job, files);
}

/** The check of its print file, and that file. */
export async function checkedAndPrinted(asked: Asked) {
  const { job, files } = await madeOf(asked);
  return { ...(await checkPiece(job, files)), pdf: await drawPrintFile(job, files) };
}
