import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import sharp from "sharp";
import { LONGEST } from "../../reader-answer.ts";
import { MOST_PIXELS } from "../found.ts";
import { nameOf } from "./page-resources.ts";

type SidesPx = readonly [width: number, height: number];

/** The pictures of a page that marks stand in for: by the `sizeKey` of the mark, the sides of the one in the file. */
export type MarkedPictures = ReadonlyMap<string, SidesPx>;

/** No two pictures of a page with marks have this alike. */
export function sizeKey([width, height]: SidesPx): string {
  return `${width} x ${height}`;
}

/** What stands in for pictures may take so many bytes in all, eight times those of the page as it is seen: of more pictures each is smaller. */
const MOST_BYTES = 40_000_000;

interface PlacedPicture {
  readonly ref: PDFRef;
  readonly stream: PDFStream;
}

function key(name: string): PDFName {
  return PDFName.of(name);
}

function sideOf({ dict }: PDFStream, name: string): number {
  return dict.lookupMaybe(key(name), PDFNumber)?.asNumber() ?? 0;
}

export function sidesOf(stream: PDFStream): SidesPx {
  return [sideOf(stream, "Width"), sideOf(stream, "Height")];
}

/** The pictures that a page's resources name, and those of the forms that it places. */
export function pagePictures(
  resources: PDFDict | undefined,
  seen = new Set<PDFDict>(),
): readonly PlacedPicture[] {
  const entries = resources?.lookupMaybe(key("XObject"), PDFDict);
  if (entries === undefined || seen.has(entries)) return [];
  seen.add(entries);
  return entries.keys().flatMap((name) => {
    const [ref, stream] = [entries.get(name), entries.lookup(name)];
    if (!(stream instanceof PDFStream)) return [];
    if (nameOf(stream.dict.lookup(key("Subtype"))) !== "Image")
      return pagePictures(stream.dict.lookupMaybe(key("Resources"), PDFDict), seen);
    return ref instanceof PDFRef ? [{ ref, stream }] : [];
  });
}

/** How many lights its numbers stand for, 1 or 3; null for inks and whatever else a picture library would mix anew. */
function lightsOf({ dict }: PDFStream): 1 | 3 | null {
  const space = dict.lookup(key("ColorSpace"));
  const name = nameOf(space) ?? (space instanceof PDFArray ? nameOf(space.lookup(0)) : null);
  if (name === "DeviceGray") return 1;
  if (name === "DeviceRGB" || name === "CalRGB") return 3;
  const profile = name === "ICCBased" && space instanceof PDFArray ? space.lookup(1) : undefined;
  const lights = profile instanceof PDFStream ? sideOf(profile, "N") : 0;
  return lights === 1 || lights === 3 ? lights : null;
}

/** Whether a picture is packed as JPEG alone, by its filter. */
export function isJpeg(filter: PDFObject | undefined): boolean {
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  return nameOf(only) === "DCTDecode";
}

/** Whether a picture is a JPEG with more pixels than ours have, and nothing else says how its numbers are to be read. */
function isShrinkable(stream: PDFStream): stream is PDFRawStream {
  const { dict } = stream;
  const [width, height] = sidesOf(stream);
  const isPlain = !["DecodeParms", "Mask", "ImageMask"].some((name) => dict.has(key(name)));
  const isLarge = Math.max(width, height) > LONGEST && width * height <= MOST_PIXELS;
  return stream instanceof PDFRawStream && isJpeg(dict.lookup(key("Filter"))) && isPlain && isLarge;
}

/** The numbers of a JPEG, as they are, of fewer pixels: it is decoded at an eighth, a quarter or half of its size. */
async function fewerPixels(
  jpeg: Uint8Array,
  lights: 1 | 3,
  [width, height]: SidesPx,
): Promise<Buffer | null> {
  const picture = sharp(jpeg, { limitInputPixels: MOST_PIXELS, ignoreIcc: true });
  const { channels } = await picture.metadata();
  if (channels !== lights) return null;
  const smaller = picture.resize(width, height, { fit: "fill" });
  return (lights === 1 ? smaller.toColourspace("b-w") : smaller).raw().toBuffer();
}

/** A large JPEG of a page, and the sides of its mark. */
export interface LargePicture {
  readonly ref: PDFRef;
  readonly stream: PDFRawStream;
  readonly lights: 1 | 3;
  readonly mark: SidesPx;
}

/** The large JPEGs of a page, each with the sides of a mark that no other picture of the page has. */
export function largePictures({ node }: PDFPage): readonly LargePicture[] {
  const placed = pagePictures(node.Resources());
  const taken = new Set(placed.map(({ stream }) => sizeKey(sidesOf(stream))));
  let height = 1;
  return placed.flatMap(({ ref, stream }) => {
    const lights = lightsOf(stream);
    if (lights === null || !isShrinkable(stream)) return [];
    do height += 1;
    while (taken.has(sizeKey([2, height])));
    return [{ ref, stream, lights, mark: [2, height] as const }];
  });
}

function replace({ ref, stream }: LargePicture, { context }: PDFDocument, numbers: Buffer, sides: SidesPx) {
  const dict = stream.dict.clone(context);
  dict.delete(key("Filter"));
  dict.set(key("Width"), PDFNumber.of(sides[0]));
  dict.set(key("Height"), PDFNumber.of(sides[1]));
  context.assign(ref, PDFRawStream.of(dict, numbers));
}

/** Puts an empty mark of a few pixels in the place of each: what a page paints, and how large, is told without unpacking any. */
export function markPictures(doc: PDFDocument, pictures: readonly LargePicture[]): MarkedPictures {
  for (const picture of pictures) {
    const [width, height] = picture.mark;
    replace(picture, doc, Buffer.alloc(picture.lights * width * height), picture.mark);
  }
  return new Map(pictures.map(({ mark, stream }) => [sizeKey(mark), sidesOf(stream)]));
}

/**
 * Puts pictures of as many pixels as are seen in the place of the marks: the painter unpacks a JPEG whole, a second for every ten
 * megapixels, to show 1,600 pixels of it (docs/decisions/191). `part` tells by a mark's key how much of a picture's width and height is
 * seen, at most 1. One that cannot be read is left as it was.
 */
export async function fillPictures(
  doc: PDFDocument,
  pictures: readonly LargePicture[],
  part: (mark: string) => number,
): Promise<void> {
  const seen = pictures.map((picture) => {
    const [width, height] = sidesOf(picture.stream);
    const most = Math.min(part(sizeKey(picture.mark)), LONGEST / Math.max(width, height));
    return { picture, width: width * most, height: height * most };
  });
  const bytes = seen.reduce((sum, { picture, width, height }) => sum + picture.lights * width * height, 0);
  const less = Math.min(1, Math.sqrt(MOST_BYTES / bytes));
  // As many are unpacked at a time as the process has threads for it.
  await Promise.all(
    seen.map(async ({ picture, width, height }) => {
      const { ref, stream, lights } = picture;
      const sides = [Math.ceil(width * less), Math.ceil(height * less)] as const;
      const numbers = await fewerPixels(stream.getContents(), lights, sides).catch(() => null);
      if (numbers === null) doc.context.assign(ref, stream);
      else replace(picture, doc, numbers, sides);
    }),
  );
}
