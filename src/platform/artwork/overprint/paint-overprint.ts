import { PDFDocument } from "@cantoo/pdf-lib";
import type { PaintedPixels } from "#domain/artwork/lie/painted-edges.ts";
import type { InkRules } from "../page-content/printing-rules.ts";
import { rewritePage } from "../page-content/rewrite-page.ts";
import { inksOnScreen } from "./inks-on-screen.ts";
import { overprintingParts, ofScreens, plateOf } from "./overprint-rules.ts";

/** Paints a file of one page, always as large and as fine. */
type PaintFile = (pdf: Uint8Array) => Promise<PaintedPixels>;

/** A picture of a page, with its inks as they lie over each other. */
export interface PaintedOverprint {
  readonly pixels: PaintedPixels;
  /**
   * "none": they are nowhere seen through each other; "shown": the picture shows it; "unknown": it does not, since some are mixed by the
   * press, or the page takes too long.
   */
  readonly overprint: "none" | "shown" | "unknown";
}

async function writtenBy(rules: InkRules, page: Uint8Array): Promise<Uint8Array> {
  const doc = await PDFDocument.load(page, { updateMetadata: false });
  rewritePage(doc, doc.getPage(0), rules);
  return doc.save({ useObjectStreams: false });
}

/** How much of an ink is on each pixel of its plate, which is grey on nothing. */
function inkAt({ data }: PaintedPixels, at: number): number {
  return ((255 - (data[4 * at] ?? 255)) * (data[4 * at + 3] ?? 0)) / 255;
}

/** The four plates of a page together; null where the inks of something on it are not known. */
async function fourPlates(page: Uint8Array, paint: PaintFile): Promise<PaintedPixels | null> {
  let inks: Buffer | null = null;
  let isKnown = true;
  for (const plate of [0, 1, 2, 3]) {
    const written = await writtenBy(
      plateOf(plate, () => (isKnown = false)),
      page,
    );
    if (!isKnown) return null;
    const painted = await paint(written);
    inks ??= Buffer.alloc(painted.width * painted.height * 4);
    for (let at = 0; at < inks.length / 4; at += 1) inks[4 * at + plate] = inkAt(painted, at);
    if (plate === 3) return inksOnScreen(inks, painted.width, painted.height);
  }
  return null;
}

/** Of 255, in any colour: less is how edges are rounded. So many pixels are a part that is seen. */
const [SEEN, SEEN_PX] = [20, 12];

function isOther(one: PaintedPixels, other: PaintedPixels, at: number): boolean {
  return [0, 1, 2].some(
    (of) => Math.abs((one.data[4 * at + of] ?? 0) - (other.data[4 * at + of] ?? 0)) > SEEN,
  );
}

/** The picture with the plates where something is laid over; what is seen through altogether has no ground to mix with. */
function together(
  picture: PaintedPixels,
  plates: PaintedPixels,
  { over, screen }: { readonly over: PaintedPixels; readonly screen: PaintedPixels },
): PaintedOverprint {
  const data = picture.data.slice();
  let [seen, unknown] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (over.data[at + 3] === 0 || data[at + 3] !== 255) continue;
    if (isOther(picture, plates, at / 4)) {
      seen += 1;
      if ((screen.data[at + 3] ?? 0) > 0) unknown += 1;
    }
    data.set(plates.data.subarray(at, at + 3), at);
  }
  if (unknown >= SEEN_PX) return { pixels: picture, overprint: "unknown" };
  if (seen < SEEN_PX) return { pixels: picture, overprint: "none" };
  return { pixels: { ...picture, data }, overprint: "shown" };
}

/**
 * A page that takes so much of the processor to be painted once is not painted six times more; nor is one that has taken so much in all
 * before the next time: with the last, 4.4 s at most, of the 14 s that a reading has and of the 20 s of a check, which lays inks twice.
 */
const [LONGEST_MS, MOST_MS] = [1_200, 3_200];

/** A picture, and how long it took of the processor. */
export interface TimedPicture {
  readonly pixels: PaintedPixels;
  readonly tookMs: number;
}

/** Takes the processor's time from now on; milliseconds. */
function createStopwatch(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}

export async function timed(paint: () => Promise<PaintedPixels>): Promise<TimedPicture> {
  const tookMs = createStopwatch();
  const pixels = await paint();
  return { pixels, tookMs: tookMs() };
}

class TakesTooLong extends Error {}

/** Paints as long as it has not taken too much in all. */
function inTime(paint: PaintFile): PaintFile {
  const tookMs = createStopwatch();
  return (pdf) => {
    if (tookMs() > MOST_MS) throw new TakesTooLong();
    return paint(pdf);
  };
}

async function paintedLaid(
  page: Uint8Array,
  pixels: PaintedPixels,
  paint: PaintFile,
): Promise<PaintedOverprint> {
  const over = await paint(await writtenBy(overprintingParts, page));
  if (over.data.every((value, at) => at % 4 !== 3 || value === 0)) return { pixels, overprint: "none" };
  const screen = await paint(await writtenBy(ofScreens, page));
  const plates = await fourPlates(page, paint);
  return plates === null ? { pixels, overprint: "unknown" } : together(pixels, plates, { over, screen });
}

/**
 * A picture of a page on which inks are laid over others, as a press lays them: the painter lets the upper one cover. `page` is a file of it
 * alone, as it is printed, null where none are; it is painted once for each of the four inks, and for what is laid over (docs/decisions/440).
 */
export async function paintOverprint(
  page: Uint8Array | null,
  { pixels, tookMs }: TimedPicture,
  paint: PaintFile,
): Promise<PaintedOverprint> {
  if (page === null) return { pixels, overprint: "none" };
  if (tookMs > LONGEST_MS) return { pixels, overprint: "unknown" };
  try {
    return await paintedLaid(page, pixels, inTime(paint));
  } catch (error) {
    if (error instanceof TakesTooLong) return { pixels, overprint: "unknown" };
    throw error;
  }
}
