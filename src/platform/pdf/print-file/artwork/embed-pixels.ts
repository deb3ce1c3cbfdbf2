import { deflate } from "node:zlib";
import { promisify } from "node:util";
import {
  type PDFContext,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFRef,
} from "@cantoo/pdf-lib";
import sharp, { type Metadata, type Sharp } from "sharp";
import { type EmbeddedArtwork, UnprintableArtwork, uprightPicture } from "./placed-artwork.ts";

const packed = promisify(deflate);

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: false, sequentialRead: true, failOn: "error" });
}

/** A PNG taken apart (W3C PNG 3, 11.2): its pixels stay packed as they are. */
interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha. */
  readonly colourType: number;
  readonly isInterlaced: boolean;
  /** Some of it can be seen through. */
  readonly hasAlpha: boolean;
  readonly palette: Buffer | null;
  readonly packed: Buffer;
}

const SIGNATURE_BYTES = 8;

function chunksOf(png: Buffer): readonly (readonly [name: string, content: Buffer])[] {
  const chunks: [string, Buffer][] = [];
  for (let at = SIGNATURE_BYTES; at + 12 <= png.length;) {
    const bytes = png.readUInt32BE(at);
    chunks.push([png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + bytes)]);
    at += 12 + bytes;
  }
  return chunks;
}

function pngParts(png: Buffer): PngParts {
  const chunks = chunksOf(png);
  const one = (name: string) => chunks.find(([called]) => called === name)?.[1] ?? null;
  const head = one("IHDR");
  if (head === null || head.length < 13) throw new UnprintableArtwork("unreadable");
  const colourType = head[9] ?? 0;
  return {
    width: head.readUInt32BE(0),
    height: head.readUInt32BE(4),
    bits: head[8] ?? 8,
    colourType,
    isInterlaced: head[12] !== 0,
    hasAlpha: colourType >= 4 || one("tRNS") !== null,
    palette: one("PLTE"),
    packed: Buffer.concat(chunks.flatMap(([name, content]) => (name === "IDAT" ? [content] : []))),
  };
}

type Device = "DeviceGray" | "DeviceRGB" | "DeviceCMYK";

const componentsOf: Readonly<Record<Device, number>> = { DeviceGray: 1, DeviceRGB: 3, DeviceCMYK: 4 };
/** What an ICC profile calls its colours, in its bytes 16 to 19 (ICC.1, 7.2.6). */
const profiledAs: Readonly<Record<Device, string>> = {
  DeviceGray: "GRAY",
  DeviceRGB: "RGB ",
  DeviceCMYK: "CMYK",
};

/** Colours as the file's own profile explains them; of the device where it has none that fits. */
export function colourSpace(context: PDFContext, device: Device, profile: Buffer | undefined): PDFObject {
  const plain = PDFName.of(device);
  if (profile?.toString("latin1", 16, 20) !== profiledAs[device]) return plain;
  const stream = context.flateStream(profile, { N: componentsOf[device], Alternate: plain });
  return context.obj([PDFName.of("ICCBased"), context.register(stream)]);
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colours: PDFObject;
  readonly bits: number;
  /** As they stand in the file. */
  readonly bytes: Uint8Array;
}

/** Pixels as an object that fills the unit square. */
export function pictureObject(
  context: PDFContext,
  { width, height, colours, bits, bytes }: Pixels,
  more: NonNullable<Parameters<PDFContext["stream"]>[1]>,
): PDFRef {
  const shared = { Type: "XObject", Subtype: "Image", Width: width, Height: height, BitsPerComponent: bits };
  return context.register(context.stream(bytes, { ...shared, ColorSpace: colours, ...more }));
}

function coloursOf(context: PDFContext, png: PngParts, profile: Buffer | undefined): PDFObject {
  const device = colourSpace(context, png.colourType % 4 === 0 ? "DeviceGray" : "DeviceRGB", profile);
  if (png.palette === null || png.colourType !== 3) return device;
  const entries = PDFHexString.of(png.palette.toString("hex"));
  return context.obj([PDFName.of("Indexed"), device, png.palette.length / 3 - 1, entries]);
}

/** The pixels of a PNG as it packs them itself: a PDF reads its packing. */
function pngObject(context: PDFContext, png: PngParts, profile: Buffer | undefined, mask?: PDFRef): PDFRef {
  const { width, height, bits } = png;
  const packing = {
    Predictor: 15,
    Colors: png.colourType === 2 ? 3 : 1,
    BitsPerComponent: bits,
    Columns: width,
  };
  return pictureObject(
    context,
    { width, height, bits, colours: coloursOf(context, png, profile), bytes: png.packed },
    { Filter: "FlateDecode", DecodeParms: packing, ...(mask && { SMask: mask }) },
  );
}

/** How much of each pixel is there. */
async function maskObject(context: PDFContext, bytes: Buffer): Promise<PDFRef> {
  return pngObject(context, pngParts(await open(bytes).extractChannel("alpha").png().toBuffer()), undefined);
}

/** Pixels in four inks: no PNG holds them. */
async function inksObject(context: PDFContext, bytes: Buffer, { icc, hasAlpha }: Metadata): Promise<PDFRef> {
  const mask = hasAlpha ? await maskObject(context, bytes) : undefined;
  const { data, info } = await open(bytes)
    .pipelineColourspace("cmyk")
    .toColourspace("cmyk")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = colourSpace(context, "DeviceCMYK", icc);
  return pictureObject(
    context,
    { width: info.width, height: info.height, bits: 8, colours, bytes: await packed(data) },
    { Filter: "FlateDecode", ...(mask && { SMask: mask }) },
  );
}

async function pixelsObject(context: PDFContext, bytes: Buffer, metadata: Metadata): Promise<PDFRef> {
  if (metadata.space === "cmyk") return inksObject(context, bytes, metadata);
  const own = metadata.format === "png" ? pngParts(bytes) : null;
  if (own && !own.hasAlpha && !own.isInterlaced) return pngObject(context, own, metadata.icc);
  const mask = metadata.hasAlpha ? await maskObject(context, bytes) : undefined;
  const opaque = await open(bytes).removeAlpha().keepIccProfile().png().toBuffer();
  return pngObject(context, pngParts(opaque), metadata.icc, mask);
}

/** A picture of pixels: those of a PNG stay packed as they are where nothing can be seen through, inks stay inks. */
export async function embedPixels(
  doc: PDFDocument,
  bytes: Buffer,
  metadata: Metadata,
): Promise<EmbeddedArtwork> {
  const object = await pixelsObject(doc.context, bytes, metadata);
  const seen = uprightPicture(metadata.width, metadata.height, metadata.orientation ?? 1);
  return { ...seen, object };
}
