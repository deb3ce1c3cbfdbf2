/** Pixels of the longer side of a copy: as long as the shop's own pictures are. */
const LONGEST_PX = 1_600;
/** A JPEG is decoded at so many eighths of its size that it is no longer than this. */
const DECODED_PX = 2_400;

const COPIED = ["image/jpeg", "image/png", "image/webp"];

interface LightCopy {
  readonly blob: Blob;
  readonly canvas: OffscreenCanvas;
}

/** What is seen of a file, upright and decoded beside the page, not in it; to be closed. */
async function decoded(file: File, size: { readonly width: number; readonly height: number }) {
  if (file.type === "image/jpeg" && "ImageDecoder" in window) {
    const { type } = file;
    const decoder = new ImageDecoder({
      data: file.stream(),
      type,
      desiredWidth: DECODED_PX,
      desiredHeight: DECODED_PX,
    });
    const { image } = await decoder.decode().finally(() => decoder.close());
    return image;
  }
  return createImageBitmap(file, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: "medium",
  });
}

/**
 * A copy of a picture with fewer pixels, to be shown in its place; null where a browser cannot make one. Its file stays what is sent and
 * printed. `widthPx`, `heightPx`: of the picture as it is seen.
 */
export async function lightCopy(file: File, widthPx: number, heightPx: number): Promise<LightCopy | null> {
  if (!COPIED.includes(file.type) || !("OffscreenCanvas" in window)) return null;
  const part = Math.min(1, LONGEST_PX / Math.max(widthPx, heightPx));
  const [width, height] = [Math.round(widthPx * part), Math.round(heightPx * part)];
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
  const brush = canvas.getContext("2d");
  if (brush === null) return null;
  const source = await decoded(file, canvas);
  brush.drawImage(source, 0, 0, canvas.width, canvas.height);
  source.close();
  const type = file.type === "image/jpeg" ? file.type : "image/webp";
  return { blob: await canvas.convertToBlob({ type, quality: 0.9 }), canvas };
}
