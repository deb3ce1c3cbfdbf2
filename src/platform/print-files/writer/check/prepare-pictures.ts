import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
} from "@cantoo/pdf-lib";
import sharp from "sharp";
import { itemsOf, key, numberIn, picturesIn, type PlacedStream } from "./page-parts.ts";
import { meanPixels, pixelRows } from "./unpacked-rows.ts";

interface Smaller {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** Its numbers are those of the inks, whichever way round they stood. */
  readonly isUpright: boolean;
}

const deviceChannels: Readonly<Record<string, number>> = {
  DeviceGray: 1,
  CalGray: 1,
  Separation: 1,
  DeviceRGB: 3,
  CalRGB: 3,
  Lab: 3,
  DeviceCMYK: 4,
};

interface Colours {
  /** How many numbers a pixel has. */
  readonly channels: number;
  readonly profile: Buffer | null;
}

/** What the numbers of a picture are; null where they are none that have a mean, as those of a palette. */
function coloursOf({ dict }: PDFStream): Colours | null {
  const space = dict.lookup(key("ColorSpace"));
  const [name, about] = space instanceof PDFArray ? itemsOf(space) : [space];
  const called = name instanceof PDFName ? name.decodeText() : "";
  if (called === "ICCBased" && about instanceof PDFRawStream)
    return { channels: numberIn(about.dict, "N"), profile: Buffer.from(decodePDFRawStream(about).decode()) };
  const channels = called === "DeviceN" ? itemsOf(about).length : deviceChannels[called];
  return channels === undefined ? null : { channels, profile: null };
}

function filterOf({ dict }: PDFStream): string | null {
  const filter = dict.lookup(key("Filter"));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  return only instanceof PDFName ? only.decodeText() : null;
}

/**
 * The numbers of a JPEG. The library takes the inks of every JPEG to be written the other way round; a PDF does so where its Decode says it.
 */
async function smallerJpeg(stream: PDFRawStream, channels: number, longest: number): Promise<Smaller | null> {
  const jpeg = sharp(stream.getContents(), { limitInputPixels: false, ignoreIcc: true });
  if ((await jpeg.metadata()).channels !== channels) return null;
  const small = jpeg.resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true });
  const isInk = channels === 4;
  const raw = isInk
    ? small.pipelineColourspace("cmyk").toColourspace("cmyk")
    : small.toColourspace(channels === 1 ? "b-w" : "srgb");
  const { data, info } = await raw.raw().toBuffer({ resolveWithObject: true });
  const [first] = itemsOf(stream.dict.lookup(key("Decode")));
  const isTurned = first instanceof PDFNumber && first.asNumber() === 1;
  if (isInk && !isTurned) for (let at = 0; at < data.length; at += 1) data[at] = 255 - (data[at] ?? 0);
  return { data, width: info.width, height: info.height, isUpright: isInk };
}

/** The numbers of a picture that is packed without loss, at 8 or 16 bits. */
async function smallerPacked(
  stream: PDFRawStream,
  channels: number,
  longest: number,
): Promise<Smaller | null> {
  const { dict } = stream;
  const bits = numberIn(dict, "BitsPerComponent");
  const parameters = dict.lookup(key("DecodeParms"));
  const predictor = parameters instanceof PDFDict ? numberIn(parameters, "Predictor") || 1 : 1;
  if ((bits !== 8 && bits !== 16) || predictor === 2) return null;
  const [width, height] = [numberIn(dict, "Width"), numberIn(dict, "Height")];
  const packed = { width, height, channels, bytes: bits === 8 ? 1 : 2 } as const;
  const by = Math.max(1, Math.ceil(Math.max(width, height) / longest));
  const rows = pixelRows(stream.getContents(), packed, predictor >= 10);
  return { ...(await meanPixels(rows, packed, by)), isUpright: false };
}

async function smallerOf(
  stream: PDFRawStream,
  { channels }: Colours,
  longest: number,
): Promise<Smaller | null> {
  const hasKey = stream.dict.has(key("Mask")) && !(stream.dict.lookup(key("Mask")) instanceof PDFStream);
  if (hasKey) return null;
  const filter = filterOf(stream);
  if (filter === "DCTDecode") return smallerJpeg(stream, channels, longest);
  return filter === "FlateDecode" ? smallerPacked(stream, channels, longest) : null;
}

/** Numbers of a picture without a header, 8 bits each. */
interface RawPixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
type Entry = readonly [tag: number, type: number, count: number, value: number];

/** An uncompressed TIFF (revision 6.0): in red, green and blue or in four inks, with the profile that explains them. */
function tiffOf({ data, width, height, channels }: RawPixels, profile: Buffer | null): Buffer {
  const count = profile === null ? 10 : 11;
  const bitsAt = 8 + 2 + count * 12 + 4;
  const profileAt = bitsAt + channels * 2;
  const entries: readonly Entry[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, bitsAt],
    [259, SHORT, 1, 1],
    // Inks, or lights.
    [262, SHORT, 1, channels === 4 ? 5 : 2],
    [273, LONG, 1, profileAt + (profile?.length ?? 0)],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, data.length],
    [284, SHORT, 1, 1],
    ...(profile === null ? [] : [[34_675, UNDEFINED, profile.length, profileAt] as const]),
  ];
  const head = Buffer.alloc(profileAt);
  head.write("II*\0", 0, "latin1");
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(entries.length, 8);
  for (const [at, [tag, type, items, value]] of entries.entries()) {
    head.writeUInt16LE(tag, 10 + at * 12);
    head.writeUInt16LE(type, 12 + at * 12);
    head.writeUInt32LE(items, 14 + at * 12);
    if (type === SHORT && items === 1) head.writeUInt16LE(value, 18 + at * 12);
    else head.writeUInt32LE(value, 18 + at * 12);
  }
  for (let at = 0; at < channels; at += 1) head.writeUInt16LE(8, bitsAt + at * 2);
  return Buffer.concat([head, profile ?? Buffer.alloc(0), data]);
}

/** The same on a screen, as the shop's own pictures are made: by their profile, and inks without one by the library's own. */
function screenPixels(pixels: RawPixels, profile: Buffer | null): Promise<Buffer> {
  return sharp(tiffOf(pixels, profile), { limitInputPixels: false })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Lights with a profile, and inks: what the painter would mix in its own way. */
async function onScreen(smaller: Smaller, { channels, profile }: Colours): Promise<Buffer | null> {
  if (channels !== 4 && (channels !== 3 || profile === null)) return null;
  return screenPixels({ ...smaller, channels }, profile);
}

function replace(doc: PDFDocument, { ref, stream }: PlacedStream, smaller: Smaller, screen: Buffer | null) {
  const dict = stream.dict.clone(doc.context);
  const isNew = smaller.isUpright || screen !== null;
  for (const name of ["Filter", "DecodeParms", "Length", ...(isNew ? ["Decode"] : [])])
    dict.delete(key(name));
  dict.set(key("BitsPerComponent"), PDFNumber.of(8));
  dict.set(key("Width"), PDFNumber.of(smaller.width));
  dict.set(key("Height"), PDFNumber.of(smaller.height));
  if (screen !== null) dict.set(key("ColorSpace"), PDFName.of("DeviceRGB"));
  doc.context.assign(ref, PDFRawStream.of(dict, screen ?? smaller.data));
}

/** How the pictures of a file are prepared for the painter. */
export interface Prepared {
  /** Pixels of the longer side: it unpacks each whole, in many times its room. */
  readonly longest: number;
  /** It knows no profiles: the picture is mixed as the shop has shown it. */
  readonly isProfiled: boolean;
}

async function prepare(doc: PDFDocument, placed: PlacedStream, { longest, isProfiled }: Prepared) {
  const { stream } = placed;
  const colours = coloursOf(stream);
  if (!(stream instanceof PDFRawStream) || colours === null) return false;
  const isLarge = Math.max(numberIn(stream.dict, "Width"), numberIn(stream.dict, "Height")) > longest;
  const isMixed = isProfiled && (colours.channels === 4 || colours.profile !== null);
  if (!isLarge && !isMixed) return false;
  const smaller = await smallerOf(stream, colours, longest);
  if (smaller === null) return false;
  replace(doc, placed, smaller, isMixed ? await onScreen(smaller, colours) : null);
  return true;
}

/**
 * Makes the pictures of a file small that are large, and mixes their colours where that is asked. Those in other packings, and those
 * that cannot be read, are left as they are. Answers whether any is another now.
 */
export async function preparePictures(doc: PDFDocument, how: Prepared): Promise<boolean> {
  let isAny = false;
  for (const placed of picturesIn(doc)) isAny = (await prepare(doc, placed, how).catch(() => false)) || isAny;
  return isAny;
}
