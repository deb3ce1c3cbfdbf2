import type { PixelPicture } from "#domain/cut-line/coverage.ts";
import { MOST_SQUARES } from "#domain/cut-line/kept/artwork-outside.ts";

/** Finer pixels change the line by less than a blade follows. */
const LONGEST = 1000;

function pixelsOf(bitmap: ImageBitmap, longest: number): PixelPicture {
  const part = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * part)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas to read a picture with");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { pixels: data, width: canvas.width, height: canvas.height };
}

/** The pixels of a file, made smaller where it has more than a line needs, and fewer of them to look at a line with. Rejects what is no picture. */
export async function picturePixels(
  file: Blob,
): Promise<{ readonly fine: PixelPicture; readonly coarse: PixelPicture }> {
  const bitmap = await createImageBitmap(file);
  const [fine, coarse] = [pixelsOf(bitmap, LONGEST), pixelsOf(bitmap, MOST_SQUARES)];
  bitmap.close();
  return { fine, coarse };
}

/** Pixels as a file that a page can show. */
export async function fileOfPixels({ pixels, width, height }: PixelPicture): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas to paint a picture on");
  const data = context.createImageData(width, height);
  data.data.set(pixels);
  context.putImageData(data, 0, 0);
  return canvas.convertToBlob();
}
