import { gunzipSync } from "node:zlib";
import sharp, { type Metadata } from "sharp";
import { type FormNode, isHiddenNode } from "./form-node.ts";

const link = /(\s(?:[\w-]+:)?href\s*=\s*)("[^"]*"|'[^']*')/g;
const dataAddress = /^\s*data:([^,]*),([^]*)$/i;
const escapes: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/** A drawing that a picture unpacks to. Bytes. */
const MOST_UNPACKED = 50_000_000;

function unescaped(value: string): string {
  return value.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_, hex, decimal, name) => {
    if (name !== undefined) return escapes[String(name).toLowerCase()] ?? "";
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16));
  });
}

function percentDecoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The bytes of an address that holds them, however its letters are wrapped; null for any other address. */
function bytesOf(address: string): Buffer | null {
  const [, head = "", body] = dataAddress.exec(unescaped(address)) ?? [];
  if (body === undefined) return null;
  const written = body.includes("%") ? percentDecoded(body) : body;
  const isBase64 = /;\s*base64\s*$/i.test(head);
  return isBase64 ? Buffer.from(written.replaceAll(/\s/g, ""), "base64") : Buffer.from(written, "utf8");
}

function isDrawing(bytes: Buffer): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!|(?:\w+:)?svg)/i.test(bytes.toString("latin1", 0, 200));
}

/** Whether a picture lies as its camera held it, in the plain colours of a screen: every program shows such a one alike. */
function isPlainPicture({ format, orientation = 1, space, icc }: Metadata): boolean {
  const isKnown = format === "png" || format === "jpeg";
  const isScreen = ["srgb", "b-w", "rgb16", "grey16"].includes(space);
  return isKnown && isScreen && orientation === 1 && (icc === undefined || icc.includes("sRGB"));
}

async function plainPicture(bytes: Buffer): Promise<string> {
  const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" });
  const metadata = await picture.metadata();
  if (isPlainPicture(metadata)) return `data:image/${metadata.format};base64,${bytes.toString("base64")}`;
  const png = await picture.autoOrient().toColourspace("srgb").png({ compressionLevel: 3 }).toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

const gzip = [0x1f, 0x8b];

async function plainAddress(address: string, drawing: (content: Buffer) => Promise<string>): Promise<string> {
  if (/^\s*#/.test(address)) return address;
  const found = bytesOf(address);
  // Nothing is looked for elsewhere.
  if (found === null) return "";
  const isPacked = gzip.every((byte, at) => found[at] === byte);
  const bytes = isPacked ? gunzipSync(found, { maxOutputLength: MOST_UNPACKED }) : found;
  if (!isDrawing(bytes)) return plainPicture(bytes);
  return `data:image/svg+xml;base64,${Buffer.from(await drawing(bytes)).toString("base64")}`;
}

/**
 * A drawing whose pictures are in it in the one way that all programs read: PNG or JPEG in plain colours, upright, or a drawing in the one
 * form that `drawing` gives. Addresses of anything else are taken out. A picture that is damaged is thrown of.
 */
export async function plainInnerPictures(
  svg: string,
  drawing: (content: Buffer) => Promise<string>,
): Promise<string> {
  const parts: string[] = [];
  const known = new Map<string, string>();
  let from = 0;
  for (const { 0: whole, 1: name = "", 2: quoted = "", index } of svg.matchAll(link)) {
    const plain = known.get(quoted) ?? (await plainAddress(quoted.slice(1, -1), drawing));
    known.set(quoted, plain);
    parts.push(svg.slice(from, index), name, plain === quoted.slice(1, -1) ? quoted : `"${plain}"`);
    from = index + whole.length;
  }
  return [...parts, svg.slice(from)].join("");
}

/** A picture that stands in a form: PNG or JPEG. */
interface InnerPicture {
  readonly bytes: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
}

const address = /^data:image\/(?:png|jpeg|jpg);base64,([^]*)$/;

const FIRST_FRAME = 0xc0;
const LAST_FRAME = 0xcf;

/** The size of a PNG by its header (W3C PNG 3, 11.2.1), or of a JPEG by its frame (ITU T.81, B.2.2). */
function sizeOf(bytes: Buffer): readonly [widthPx: number, heightPx: number] | null {
  if (bytes.toString("latin1", 1, 4) === "PNG") return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= FIRST_FRAME && marker <= LAST_FRAME && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** What an `image` of a form shows; null where it shows nothing. */
export function innerPicture({ attributes }: FormNode): InnerPicture | null {
  const [, body] = address.exec(attributes["xlink:href"] ?? attributes.href ?? "") ?? [];
  if (body === undefined || isHiddenNode(attributes)) return null;
  const bytes = Buffer.from(body, "base64");
  const [widthPx, heightPx] = sizeOf(bytes) ?? [0, 0];
  return widthPx > 0 && heightPx > 0 ? { bytes, widthPx, heightPx } : null;
}
