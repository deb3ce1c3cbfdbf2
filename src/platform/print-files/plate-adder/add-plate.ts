import { PDFDict, PDFDocument, PDFName, type PDFPage, type PDFRef } from "@cantoo/pdf-lib";
import { inkOfPlate } from "#domain/artwork/special-plates.ts";
import { usualPlates } from "#domain/catalogue/press.ts";
import { chain } from "#domain/preview/geometry/matrix.ts";
import type { BoxPt } from "#platform/artwork/reader/document/page-boxes.ts";
import { embedArtworkFile } from "#platform/pdf/print-file/artwork/embed-artwork-file.ts";
import { inkSpace, pressInks } from "#platform/pdf/print-file/inks.ts";
import { openArtwork } from "./file-pixels.ts";
import type { JobFile, PlateFault, PlateJob } from "./plate-job.ts";
import { bitsOf, type PlateMask, plateMask, turnedMask } from "./plate-mask.ts";

const PT_PER_MM = 72 / 25.4;
/** Two files are of one design as long as their proportions differ by less. */
const ALIKE = 0.02;

export type AddedPlate =
  | { readonly ok: true; readonly pdf: Uint8Array }
  | { readonly ok: false; readonly code: PlateFault };

/** A page with a customer's artwork, and the box of it that is the artwork. */
interface ArtworkPage {
  readonly page: PDFPage;
  readonly box: BoxPt;
}

/** A page alone in its document: its layers, boxes and inks stay as they are. */
function alone(page: PDFPage): void {
  const { doc } = page;
  for (const [at, other] of [...doc.getPages().entries()].toReversed())
    if (other !== page) doc.removePage(at);
}

/** A page as large as a picture or a drawing is printed, which fills it. */
async function newPage(
  bytes: Buffer,
  { kind, page: number }: JobFile,
  longerSideMm: number,
): Promise<ArtworkPage> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const file = { kind, bytes, page: number };
  const { object, width, height, upright } = await embedArtworkFile(doc, file, {
    longerSideMm,
    printed: null,
  });
  const scale = (longerSideMm * PT_PER_MM) / Math.max(width, height);
  const page = doc.addPage([width * scale, height * scale]);
  const name = page.node.newXObject("Artwork", object);
  const matrix = chain(upright, [scale, 0, 0, -scale, 0, height * scale]);
  paint(page, `q ${matrix.map((part) => part.toFixed(6)).join(" ")} cm ${name.toString()} Do Q`);
  return { page, box: { x: 0, y: 0, width: width * scale, height: height * scale } };
}

function paint(page: PDFPage, content: string): void {
  const { context } = page.doc;
  page.node.addContentStream(context.register(context.flateStream(content)));
}

/** Calls something in a page's resources by a name that nothing else there has. */
function nameIn(page: PDFPage, kind: string, ref: PDFRef): string {
  const { Resources } = page.node.normalizedEntries();
  const known = Resources.lookupMaybe(PDFName.of(kind), PDFDict) ?? page.doc.context.obj({});
  Resources.set(PDFName.of(kind), known);
  let number = 1;
  while (known.has(PDFName.of(`Plate${number}`))) number += 1;
  known.set(PDFName.of(`Plate${number}`), ref);
  return `/Plate${number}`;
}

/** Paints a mask over the artwork of a page in an ink of its own. */
async function paintPlate(
  { page, box }: ArtworkPage,
  mask: PlateMask,
  plate: PlateJob["plate"],
): Promise<void> {
  const { context } = page.doc;
  const quarters = (((page.getRotation().angle / 90) % 4) + 4) % 4;
  // The page is seen turned; what is painted on it is not.
  const turned = await turnedMask(mask, (4 - quarters) % 4);
  const stencil = { Type: "XObject", Subtype: "Image", Width: turned.width, Height: turned.height };
  const bits = context.flateStream(bitsOf(turned), { ...stencil, ImageMask: true, BitsPerComponent: 1 });
  const picture = nameIn(page, "XObject", context.register(bits));
  const { cmyk } = pressInks(usualPlates)[plate.kind];
  const space = context.register(inkSpace(context, { name: inkOfPlate(plate), cmyk }));
  const ink = nameIn(page, "ColorSpace", space);
  const { x, y, width, height } = box;
  const place = [width, 0, 0, height, x, y].map((part) => part.toFixed(4)).join(" ");
  paint(page, `q ${ink} cs 1 scn ${place} cm ${picture} Do Q`);
}

/** Adds a plate to a customer's file: a PDF that says where it goes by an ink of its own, as programs that draw for print do. */
export async function addPlate(
  { plate, file, from, longerSideMm }: PlateJob,
  [content = Buffer.alloc(0), second = Buffer.alloc(0)]: readonly Buffer[],
): Promise<AddedPlate> {
  const opened = await openArtwork(content, file);
  const source = "second" in from ? await openArtwork(second, from.second) : opened;
  if (Math.abs(source.proportions / opened.proportions - 1) > ALIKE)
    return { ok: false, code: "plate-proportions" };
  const longMm = opened.longerSideMm ?? longerSideMm;
  const mask = await plateMask(source, longMm, "colour" in from ? from.colour : null);
  if (mask === null) return { ok: false, code: "plate-empty" };
  const { page, box } = opened;
  const artwork = page !== null && box !== null ? { page, box } : await newPage(content, file, longMm);
  alone(artwork.page);
  await paintPlate(artwork, mask, plate);
  return { ok: true, pdf: await artwork.page.doc.save() };
}
