import { type PDFContext, PDFName, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { lightnessOf } from "./colours.ts";

/** What pixels are written in: the space of colours, or how light they are. */
export interface PixelsUse {
  readonly screen: PDFObject;
  readonly isMask: boolean;
}

interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

function object(context: PDFContext, { data, width, height }: Raw, more: object, isPacked = false): PDFRef {
  const entries = {
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ...more,
  };
  return context.register(isPacked ? context.stream(data, entries) : context.flateStream(data, entries));
}

/** Pixels of red, green, blue and opacity taken apart. */
interface Apart {
  /** Three for a pixel, or one. */
  readonly colours: Buffer;
  /** One for a pixel; null where nothing can be seen through. */
  readonly alpha: Buffer | null;
  readonly isGrey: boolean;
}

function isNeutral(rgba: Buffer): boolean {
  for (let at = 0; at < rgba.length; at += 4)
    if (rgba[at + 3] !== 0 && (rgba[at] !== rgba[at + 1] || rgba[at] !== rgba[at + 2])) return false;
  return true;
}

function alphaOf(rgba: Buffer): Buffer | null {
  const alpha = Buffer.allocUnsafe(rgba.length / 4);
  let least = 255;
  for (let at = 3, to = 0; at < rgba.length; at += 4, to += 1) {
    const value = rgba[at] ?? 255;
    alpha[to] = value;
    if (value < least) least = value;
  }
  return least === 255 ? null : alpha;
}

/** How light pixels are in a mask; of neutral ones it is any of their lights. */
function greyOf(rgba: Buffer): Buffer {
  const grey = Buffer.allocUnsafe(rgba.length / 4);
  for (let at = 0, to = 0; at < rgba.length; at += 4, to += 1)
    grey[to] = Math.round(lightnessOf([rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]));
  return grey;
}

function coloursOf(rgba: Buffer): Buffer {
  const colours = Buffer.allocUnsafe((rgba.length / 4) * 3);
  for (let at = 0, to = 0; at < rgba.length; at += 4, to += 3) rgba.copy(colours, to, at, at + 3);
  return colours;
}

function takenApart(rgba: Buffer, isMask: boolean): Apart {
  const isGrey = isMask || isNeutral(rgba);
  return { colours: isGrey ? greyOf(rgba) : coloursOf(rgba), alpha: alphaOf(rgba), isGrey };
}

/** Pixels of any picture, with how much of each is there; neutral ones in black alone. */
async function unpackedObject(
  context: PDFContext,
  png: Buffer,
  { screen, isMask }: PixelsUse,
): Promise<PDFRef> {
  const { data: rgba, info } = await sharp(png, { limitInputPixels: false })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { colours, alpha, isGrey } = takenApart(rgba, isMask);
  const grey = PDFName.of("DeviceGray");
  const mask = alpha && object(context, { data: alpha, width, height }, { ColorSpace: grey });
  const ColorSpace = isGrey ? grey : screen;
  return object(context, { data: colours, width, height }, { ColorSpace, ...(mask && { SMask: mask }) });
}

/** A picture as an object that fills the unit square: a JPEG keeps its bytes where its colours are wanted. */
export async function pixelsObject(context: PDFContext, bytes: Buffer, use: PixelsUse): Promise<PDFRef> {
  const {
    format,
    channels: count,
    width,
    height,
  } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format !== "jpeg" || use.isMask) return unpackedObject(context, bytes, use);
  const ColorSpace = count === 1 ? PDFName.of("DeviceGray") : use.screen;
  return object(context, { data: bytes, width, height }, { ColorSpace, Filter: "DCTDecode" }, true);
}

const COARSE_DPI = 150;
const SMOOTH_DPI = 300;
const MOST_SMOOTHED_PIXELS = 12_000_000;

/** A coarse picture, enlarged as a screen smooths it: a press would show its pixels as squares. */
export async function smoothed(bytes: Buffer, widthMm: number): Promise<Buffer> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const dpi = (width * 25.4) / widthMm;
  if (!(dpi < COARSE_DPI)) return bytes;
  const most = Math.sqrt(MOST_SMOOTHED_PIXELS / (width * height));
  const larger = Math.min(SMOOTH_DPI / dpi, most);
  if (larger <= 1) return bytes;
  return sharp(bytes)
    .resize({ width: Math.round(width * larger), kernel: "cubic" })
    .png()
    .toBuffer();
}
