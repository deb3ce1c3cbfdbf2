import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import sharp from "sharp";
import { LONGEST } from "../encode-artwork.ts";
import { MOST_PIXELS } from "../found.ts";
import { nameOf } from "./resource-names.ts";

type SidesPx = readonly [width: number, height: number];

/** The pictures of a page that others stand in for: by the `sizeKey` of the smaller one, the sides of the one in the file. */
export type ShrunkPictures = ReadonlyMap<string, SidesPx>;

/** No two pictures of a page that was shrunk have this alike. */
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

function sidesOf(stream: PDFStream): SidesPx {
  return [sideOf(stream, "Width"), sideOf(stream, "Height")];
}

/** The pictures that a page's resources name, and those of the forms that it places. */
function picturesIn(resources: PDFDict | undefined, seen = new Set<PDFDict>()): readonly PlacedPicture[] {
  const entries = resources?.lookupMaybe(key("XObject"), PDFDict);
  if (entries === undefined || seen.has(entries)) return [];
  seen.add(entries);
  return entries.keys().flatMap((name) => {
    const [ref, stream] = [entries.get(name), entries.lookup(name)];
    if (!(stream instanceof PDFStream)) return [];
    if (nameOf(stream.dict.lookup(key("Subtype"))) !== "Image")
      return picturesIn(stream.dict.lookupMaybe(key("Resources"), PDFDict), seen);
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

function isJpeg(filter: PDFObject | undefined): boolean {
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

/** The largest sides of the same proportions, at most so long, that no other picture has. */
function freeSides([width, height]: SidesPx, most: number, isTaken: (sides: SidesPx) => boolean): SidesPx {
  for (let longest = most; ; longest--) {
    const part = longest / Math.max(width, height);
    const sides = [Math.ceil(width * part), Math.ceil(height * part)] as const;
    if (!isTaken(sides)) return sides;
  }
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

interface LightPicture {
  readonly ref: PDFRef;
  readonly stream: PDFRawStream;
  readonly lights: 1 | 3;
}

/** How long the longer side of each of some pictures may be. */
function longestOf(pictures: readonly LightPicture[]): number {
  const bytes = pictures.reduce((sum, { stream, lights }) => {
    const [width, height] = sidesOf(stream);
    return sum + lights * LONGEST ** 2 * (Math.min(width, height) / Math.max(width, height));
  }, 0);
  return Math.ceil(LONGEST * Math.min(1, Math.sqrt(MOST_BYTES / bytes)));
}

function replaced(
  { ref, stream }: LightPicture,
  { context }: PDFDocument,
  numbers: Buffer,
  [width, height]: SidesPx,
) {
  const dict = stream.dict.clone(context);
  dict.delete(key("Filter"));
  dict.set(key("Width"), PDFNumber.of(width));
  dict.set(key("Height"), PDFNumber.of(height));
  context.assign(ref, PDFRawStream.of(dict, numbers));
}

/**
 * Puts pictures of fewer pixels in the place of the large JPEGs of a page: the painter unpacks each of them whole, twice, a second for
 * every ten megapixels, to show 1,600 pixels of it. What the file holds is told by their sizes. A picture that cannot be read is left
 * (docs/decisions/236).
 */
export async function shrinkPictures(doc: PDFDocument): Promise<ShrunkPictures> {
  const placed = picturesIn(doc.getPage(0).node.Resources());
  const pictures = placed.flatMap(({ ref, stream }) => {
    const lights = lightsOf(stream);
    return lights !== null && isShrinkable(stream) ? [{ ref, stream, lights }] : [];
  });
  const taken = new Set(placed.map(({ stream }) => sizeKey(sidesOf(stream))));
  const shrunk = new Map<string, SidesPx>();
  for (const picture of pictures) {
    const { stream, lights } = picture;
    const whole = sidesOf(stream);
    const sides = freeSides(whole, longestOf(pictures), (one) => taken.has(sizeKey(one)));
    const numbers = await fewerPixels(stream.getContents(), lights, sides).catch(() => null);
    if (numbers === null) continue;
    taken.add(sizeKey(sides));
    shrunk.set(sizeKey(sides), whole);
    replaced(picture, doc, numbers, sides);
  }
  return shrunk;
}
