import { type FormNode, isHiddenNode } from "./form-node.ts";

/** A picture that stands in a form: PNG or JPEG. */
export interface InnerPicture {
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
