import { jpegSides, type SidesPx } from "./jpeg-sides.ts";
import type { CopyReply, LightCopy } from "./light-copy.ts";
import { seesClearGround } from "./sees-clear-ground.ts";

/** Pixels of the longer side of a copy: as long as the shop's own pictures are. */
const LONGEST_PX = 1_600;
/** A JPEG is decoded at so many eighths of its size that it is no longer than this. */
const DECODED_PX = 2_400;

interface Decoded extends SidesPx {
  /** To be closed. */
  readonly source: ImageBitmap | VideoFrame;
}

/** A JPEG unpacked at a part of its size, with the sides of the whole; null where the browser or the file does not lend itself to it. */
async function decodedJpeg(file: Blob): Promise<Decoded | null> {
  if (!("ImageDecoder" in self)) return null;
  const bytes = await file.arrayBuffer();
  const stored = jpegSides(new Uint8Array(bytes));
  if (stored === null) return null;
  const decoder = new ImageDecoder({
    data: bytes,
    type: file.type,
    desiredWidth: DECODED_PX,
    desiredHeight: DECODED_PX,
  });
  const { image: source } = await decoder.decode().finally(() => decoder.close());
  // It comes upright, as its camera says; what is stored may lie on its side.
  const { width, height } = stored;
  const isTurned = source.displayWidth > source.displayHeight !== width > height;
  return isTurned ? { source, width: height, height: width } : { source, width, height };
}

async function decoded(file: Blob): Promise<Decoded> {
  const jpeg = file.type === "image/jpeg" ? await decodedJpeg(file).catch(() => null) : null;
  if (jpeg !== null) return jpeg;
  const source = await createImageBitmap(file);
  return { source, width: source.width, height: source.height };
}

/** Whether nothing of a canvas can be seen through. */
function isSolid(brush: OffscreenCanvasRenderingContext2D, { width, height }: OffscreenCanvas): boolean {
  const { data } = brush.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

async function copyOf(file: Blob): Promise<LightCopy | null> {
  const { source, width, height } = await decoded(file);
  const part = Math.min(1, LONGEST_PX / Math.max(width, height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * part)),
    Math.max(1, Math.round(height * part)),
  );
  const brush = canvas.getContext("2d");
  if (brush === null) return null;
  // What was unpacked whole may be many times as large.
  if (source instanceof ImageBitmap) brush.imageSmoothingQuality = "medium";
  brush.drawImage(source, 0, 0, canvas.width, canvas.height);
  source.close();
  // JPEG is written in a fraction of the time of WebP, and has no clear parts.
  const isJpeg = file.type === "image/jpeg" || isSolid(brush, canvas);
  const isClear = !isJpeg && seesClearGround(new OffscreenCanvas(1, 1), canvas);
  const blob = await canvas.convertToBlob({ type: isJpeg ? "image/jpeg" : "image/webp", quality: 0.9 });
  return { blob, widthPx: width, heightPx: height, isClear };
}

function reply(answer: CopyReply): void {
  postMessage(answer);
}

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  copyOf(data)
    .catch(() => null)
    .then(reply, console.error);
});
