import sharp, { type Metadata, type Sharp } from "sharp";
import type { PictureFacts } from "#domain/artwork/preflight/facts.ts";
import { LONGEST } from "../reader-answer.ts";
import { encodeArtwork, type EncodedArtwork } from "./encode-artwork.ts";
import { type FoundArtwork, MOST_PIXELS, Unreadable } from "./found.ts";
import { measureColours } from "./measure-colours.ts";
import { measureInk } from "./measure-ink.ts";

/** The reader of each content that a file can be recognised as, as the library calls it: no other is let near a file. */
const readers = {
  png: "VipsForeignLoadPng",
  apng: "VipsForeignLoadPng",
  jpg: "VipsForeignLoadJpeg",
  webp: "VipsForeignLoadWebp",
  tif: "VipsForeignLoadTiff",
  gif: "VipsForeignLoadNsgif",
} as const;

type PictureContent = keyof typeof readers;

/** Pictures that stand in drawings. */
const INNER = ["png", "jpg", "webp", "gif", "tif"] as const;

/** Whether the library of pictures reads a content that was recognised so. */
export function isPictureContent(content: string): content is PictureContent {
  return Object.hasOwn(readers, content);
}

const formats: Readonly<Record<string, PictureFacts["format"]>> = {
  png: "png",
  jpeg: "jpeg",
  webp: "webp",
  tiff: "tiff",
  gif: "gif",
};

function coloursOf({ space }: Metadata): PictureFacts["colours"] {
  if (space === "cmyk") return "cmyk";
  return ["b-w", "grey16"].includes(space) ? "grey" : "rgb";
}

function open(content: Buffer): Sharp {
  return sharp(content, { limitInputPixels: false, sequentialRead: true, failOn: "error" });
}

/** Made small first and turned upright then: what is turned has to be in memory whole. */
async function encodeUpright(content: Buffer, { orientation = 1 }: Metadata): Promise<EncodedArtwork> {
  if (orientation === 1) return encodeArtwork(open(content));
  const small = await open(content)
    .resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .withMetadata({ orientation })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encodeArtwork(sharp(small).autoOrient());
}

/** From here on this process opens pictures of one kind alone, and what it makes of them itself; for a drawing, those that may stand in one. */
export function allowOnly(kind: PictureContent | "svg"): void {
  const allowed = kind === "svg" ? INNER : ([kind, "png", "webp"] as const);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: allowed.map((one) => readers[one]) });
}

/** How a TIFF says which colours its numbers are (TIFF 6.0, section 8, tag 262): by lightness and two colours, in one of three ways. */
const PHOTOMETRIC = 262;
const LAB: ReadonlySet<number> = new Set([8, 9, 10]);

/** Whether a file is a TIFF in Lab colours. */
function isLabTiff(content: Buffer): boolean {
  const order = content.toString("latin1", 0, 2);
  const short = (at: number) => (order === "MM" ? content.readUInt16BE(at) : content.readUInt16LE(at));
  if (order !== "II" && order !== "MM") return false;
  const directory = order === "MM" ? content.readUInt32BE(4) : content.readUInt32LE(4);
  if (directory + 2 > content.length) return false;
  for (let entry = directory + 2; entry < directory + 2 + 12 * short(directory); entry += 12)
    if (entry + 12 <= content.length && short(entry) === PHOTOMETRIC) return LAB.has(short(entry + 8));
  return false;
}

/** Reads a picture of pixels: its first page or frame, upright. */
export async function readPicture(content: Buffer): Promise<FoundArtwork> {
  try {
    return await readPixels(content);
  } catch (error) {
    // The library knows Lab of 16 bits alone.
    if (isLabTiff(content)) throw new Unreadable("artwork-lab", error);
    throw error;
  }
}

async function readPixels(content: Buffer): Promise<FoundArtwork> {
  const metadata = await open(content).metadata();
  const { width: widthPx, height: heightPx } = metadata.autoOrient;
  const format = formats[metadata.format];
  if (format === undefined) throw new Unreadable("artwork-type");
  if (widthPx * heightPx > MOST_PIXELS) throw new Unreadable("artwork-too-large");
  const picture = await encodeUpright(content, metadata);
  const { isOpaque } = await sharp(picture.webp).stats();
  const colours = coloursOf(metadata);
  const facts: PictureFacts = {
    kind: "picture",
    format,
    widthPx,
    heightPx,
    colours,
    hasProfile: metadata.hasProfile,
    hasTransparency: !isOpaque,
    pages: metadata.pages ?? 1,
    ...(picture.isRound && { isRound: true }),
    ...(colours === "rgb" && { printedColours: await measureColours(picture.webp) }),
    ...(colours === "cmyk" && metadata.depth === "uchar" && { ink: await measureInk(content) }),
  };
  return { facts, ...picture };
}
