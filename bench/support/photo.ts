import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** The sides, in pixels, of the patches of colour that lie over each other: ground, shapes, grain. */
const PATCHES = [900, 40, 2] as const;

function patches(width: number, height: number, side: number): Promise<Buffer> {
  const raw = { width: Math.ceil(width / side), height: Math.ceil(height / side), channels: 3 } as const;
  return sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
}

/** A JPEG with large and small shapes and the grain of a camera, another one each time. */
export async function photo(width: number, height: number, quality: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  const [ground, ...above] = await Promise.all(PATCHES.map((side) => patches(width, height, side)));
  return sharp(ground, { raw })
    .composite(above.map((input) => ({ input, raw, blend: "soft-light" as const })))
    .jpeg({ quality })
    .toBuffer();
}
