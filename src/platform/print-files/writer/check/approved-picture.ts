import sharp from "sharp";
import type { Pixels } from "#domain/artwork/comparison/perceived-pixels.ts";
import type { Box } from "#domain/preview/scene.ts";
import { SHOWN_PICTURE, type ApprovedPiece } from "../../print-job.ts";

async function pixelsOfSvg(
  content: string,
  box: Box,
  { width, height }: Pick<Pixels, "width" | "height">,
): Promise<Pixels> {
  const view = `viewBox="${box.x} ${box.y} ${box.width} ${box.height}" preserveAspectRatio="none"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${view} width="${width}" height="${height}">${content}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(width, height, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What was shown in a frame, in its own millimetres, with the shop's picture in it as large as it is seen there. */
export async function paintApproved(
  { content, longestMm }: ApprovedPiece,
  picture: Buffer,
  frame: Box,
  size: Pick<Pixels, "width" | "height">,
): Promise<Pixels> {
  const side = Math.ceil(longestMm * (size.width / frame.width));
  const png = await sharp(picture)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return pixelsOfSvg(
    content.replaceAll(SHOWN_PICTURE, `data:image/png;base64,${png.toString("base64")}`),
    frame,
    size,
  );
}

/** A picture with nothing outside of some paths: what is cut off is not seen. */
export async function cutOut(printed: Pixels, paths: readonly string[], box: Box): Promise<Pixels> {
  const mask = await pixelsOfSvg(paths.map((d) => `<path d="${d}"/>`).join(""), box, printed);
  const data = printed.data.slice();
  for (let at = 3; at < data.length; at += 4)
    data[at] = Math.round(((data[at] ?? 0) * (mask.data[at] ?? 0)) / 255);
  return { ...printed, data };
}
