import sharp from "sharp";

/** Numbers of a picture without a header, 8 bits each. */
export interface RawPixels {
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
export function screenPixels(pixels: RawPixels, profile: Buffer | null): Promise<Buffer> {
  return sharp(tiffOf(pixels, profile), { limitInputPixels: false })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
}
