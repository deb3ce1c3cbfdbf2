import { UnprintableArtwork } from "./artwork-fault.ts";

/** A PNG taken apart (W3C PNG 3, 11.2): its pixels stay packed as they are. */
export interface PngParts {
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

export function pngParts(png: Buffer): PngParts {
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
