import sharp, { type Sharp } from "sharp";

/** A flat picture of so many pixels; clear where it has an opacity below 1. */
export function flat(width: number, height: number, opacity?: number): Sharp {
  const colour = { r: 200, g: 30, b: 90 };
  return opacity === undefined
    ? sharp({ create: { width, height, channels: 3, background: colour } })
    : sharp({ create: { width, height, channels: 4, background: { ...colour, alpha: opacity } } });
}

/** An animation of two frames. */
async function moving(width: number, height: number): Promise<Sharp> {
  const frame = await flat(width, height).png().toBuffer();
  const other = await flat(width, height).negate().png().toBuffer();
  return sharp([frame, other], { join: { animated: true } });
}

/** Pictures as customers send them, each of a kind of its own. */
export const pictureFiles: Readonly<Record<string, () => Promise<Buffer>>> = {
  "a photo": () => flat(1200, 800).jpeg().toBuffer(),
  "a photo of a phone held upright": () => flat(1200, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  "a mirrored photo": () => flat(1200, 800).jpeg().withMetadata({ orientation: 5 }).toBuffer(),
  "a photo upside down": () => flat(1200, 800).jpeg().withMetadata({ orientation: 3 }).toBuffer(),
  "a progressive photo": () => flat(1200, 800).jpeg({ progressive: true }).toBuffer(),
  "a photo in grey": () => flat(1200, 800).toColourspace("b-w").jpeg().toBuffer(),
  "a photo in four inks": () =>
    flat(1200, 800).toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer(),
  "a photo in wide colours": () => flat(1200, 800).withIccProfile("p3").jpeg().toBuffer(),
  "a logo on clear ground": () => flat(600, 600, 0).png().toBuffer(),
  "a picture half seen through": () => flat(600, 600, 0.7).png().toBuffer(),
  "a picture with an unused opacity": () => flat(600, 600, 1).png().toBuffer(),
  "a picture of few colours": () => flat(600, 600).png({ palette: true }).toBuffer(),
  "a picture of 16 bits": () => flat(600, 600).toColourspace("rgb16").png().toBuffer(),
  "an interlaced picture": () => flat(600, 600).png({ progressive: true }).toBuffer(),
  "a picture of one pixel": () => flat(1, 1).png().toBuffer(),
  "a picture like a ribbon": () => flat(4000, 8).png().toBuffer(),
  "a WebP": () => flat(640, 480).webp().toBuffer(),
  "a clear WebP": () => flat(640, 480, 0).webp({ lossless: true }).toBuffer(),
  "a scan": () => flat(600, 900).tiff({ compression: "lzw" }).toBuffer(),
  "a scan in four inks": () =>
    flat(600, 900).toColourspace("cmyk").withIccProfile("cmyk").tiff({ compression: "deflate" }).toBuffer(),
  "a GIF": () => flat(320, 200).gif().toBuffer(),
  "a GIF that moves": async () => (await moving(32, 20)).gif().toBuffer(),
};

/** How a TIFF says what its numbers are. */
const [INKS, LAB] = [5, 8] as const;

/** A TIFF of so many like pixels, 8 bits a number: the most plain one. */
function likeTiff(width: number, height: number, numbers: readonly number[], meant: number): Buffer {
  const pixels = Buffer.alloc(numbers.length * width * height, Buffer.from(numbers));
  const [DIRECTORY, SHORT, LONG] = [8, 3, 4] as const;
  const entries = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, numbers.length, 0],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, meant],
    [273, LONG, 1, 0],
    [277, SHORT, 1, numbers.length],
    [278, LONG, 1, height],
    [279, LONG, 1, pixels.length],
  ] as const;
  const depths = DIRECTORY + 2 + 12 * entries.length + 4;
  const places: Readonly<Record<number, number>> = { 258: depths, 273: depths + 2 * numbers.length };
  const head = Buffer.alloc(depths + 2 * numbers.length);
  head.write("II*\0", "latin1");
  head.writeUInt32LE(DIRECTORY, 4);
  head.writeUInt16LE(entries.length, DIRECTORY);
  for (const [at, [tag, type, count, value]] of entries.entries()) {
    const entry = DIRECTORY + 2 + 12 * at;
    head.writeUInt16LE(tag, entry);
    head.writeUInt16LE(type, entry + 2);
    head.writeUInt32LE(count, entry + 4);
    head.writeUInt32LE(places[tag] ?? value, entry + 8);
  }
  numbers.forEach((_, at) => head.writeUInt16LE(8, depths + 2 * at));
  return Buffer.concat([head, pixels]);
}

/** One in Lab colours, as Photoshop writes it. */
export function labTiff(width: number, height: number): Buffer {
  return likeTiff(width, height, [160, 60, 40], LAB);
}

/** One in so much percent of cyan, magenta, yellow and black. */
export function inkTiff(width: number, height: number, percent: readonly number[]): Buffer {
  return likeTiff(
    width,
    height,
    percent.map((ink) => Math.round(ink * 2.55)),
    INKS,
  );
}
