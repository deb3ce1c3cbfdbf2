import type { PixelPicture } from "#domain/cut-line/coverage.ts";

/** Finer pixels change the line by less than a blade follows. */
const LONGEST = 1000;

/** The pixels of a file, made smaller where it has more than a line needs. Rejects what is no picture. */
export async function picturePixels(file: Blob): Promise<PixelPicture> {
  const bitmap = await createImageBitmap(file);
  const part = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * part)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas to read a picture with");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { pixels: data, width: canvas.width, height: canvas.height };
}
