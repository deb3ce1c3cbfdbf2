import type { PDFPage } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { normalDrawing, formPixels } from "#platform/artwork/drawing/normal-drawing.ts";
import { type CanvasMaker, openForPainting, paintPart } from "#platform/artwork/pdf-painter.ts";
import { type BoxPt, unitMm } from "#platform/artwork/reader/document/page-boxes.ts";
import { viewportOf } from "#platform/artwork/reader/document/paint-page.ts";
import { openPage, printedOf } from "#platform/pdf/print-file/artwork/embed-page.ts";
import type { JobFile } from "./plate-job.ts";

/** Red, green, blue and alpha, row by row, upright. */
interface FilePixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A file to be painted: its proportions are known before. */
export interface OpenedArtwork {
  /** Of its longer side; null where it has no size of its own. */
  readonly longerSideMm: number | null;
  /** Width by height. */
  readonly proportions: number;
  paint(longestPx: number): Promise<FilePixels>;
  /** Of a document the page, and what of it is artwork, in its own units. */
  readonly page: PDFPage | null;
  readonly box: BoxPt | null;
}

function sidesOf(
  proportions: number,
  longestPx: number,
): { readonly width: number; readonly height: number } {
  const [across, down] = proportions >= 1 ? [1, 1 / proportions] : [proportions, 1];
  return {
    width: Math.max(1, Math.round(across * longestPx)),
    height: Math.max(1, Math.round(down * longestPx)),
  };
}

/** What has neither pages nor a size of its own. */
const noPage = { longerSideMm: null, page: null, box: null } as const;

async function openPicture(bytes: Buffer): Promise<OpenedArtwork> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const proportions = autoOrient.width / autoOrient.height;
  return {
    ...noPage,
    proportions,
    async paint(longestPx) {
      const { data, info } = await sharp(bytes, { limitInputPixels: false })
        .autoOrient()
        .resize({ ...sidesOf(proportions, longestPx), fit: "fill" })
        .toColourspace("srgb")
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    },
  };
}

async function openDrawing(bytes: Buffer): Promise<OpenedArtwork> {
  const { form, width, height } = await normalDrawing(bytes);
  return {
    ...noPage,
    proportions: width / height,
    async paint(longestPx) {
      const png = sharp(formPixels(form, sidesOf(width / height, longestPx).width)).ensureAlpha();
      const { data, info } = await png.raw().toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    },
  };
}

async function openDocument(bytes: Buffer, { page: number, printed }: JobFile): Promise<OpenedArtwork> {
  const page = await openPage(bytes, number);
  const box = printedOf(page, printed);
  const isTurned = page.getRotation().angle % 180 !== 0;
  const proportions = isTurned ? box.height / box.width : box.width / box.height;
  return {
    longerSideMm: Math.max(box.width, box.height) * unitMm(page),
    proportions,
    page,
    box,
    async paint(longestPx) {
      // The painter keeps what it is given.
      const task = openForPainting(new Uint8Array(bytes), { isWarning: false });
      try {
        const doc = await task.promise;
        const painted = await doc.getPage(number);
        return await paintPart(
          painted,
          doc.canvasFactory as CanvasMaker,
          viewportOf(painted, box, longestPx),
        );
      } finally {
        await task.destroy();
      }
    },
  };
}

/** Opens a customer's file to be painted as it is seen. */
export function openArtwork(bytes: Buffer, file: JobFile): Promise<OpenedArtwork> {
  if (file.kind === "pdf") return openDocument(bytes, file);
  return file.kind === "svg" ? openDrawing(bytes) : openPicture(bytes);
}
