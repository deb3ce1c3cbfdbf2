import type { EdgeBleed } from "#domain/cut-line/bleed/edge-bleed.ts";
import type { EdgePicture } from "#domain/preview/artwork/frame.ts";

/** The colours of an artwork's edge as they are kept with its line: some 5 kB of WebP in their own address. */
export async function edgePicture({ picture, beyond }: EdgeBleed): Promise<EdgePicture> {
  const { default: sharp } = await import("sharp");
  const { pixels, width, height } = picture;
  const webp = await sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } })
    .webp({ quality: 80 })
    .toBuffer();
  return { href: `data:image/webp;base64,${webp.toString("base64")}`, beyond };
}

/** The bytes of such a picture. */
export function edgeBytes({ href }: EdgePicture): Buffer {
  return Buffer.from(href.slice(href.indexOf(",") + 1), "base64");
}
