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
import { screenPixels } from "./profiled-pixels.ts";
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
