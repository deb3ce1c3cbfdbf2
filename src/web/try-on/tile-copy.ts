import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";

/** A tile shows no more of a picture, however dense the screen. */
const LONGEST_PX = 1000;

/** A picture as tiles show it: a dozen of them draw it, so one that is larger is brought down once. Its address ends with `signal`. */
export async function tileCopy(artwork: OwnArtwork, signal: AbortSignal): Promise<OwnArtwork> {
  const { href, widthPx, heightPx } = artwork;
  const part = LONGEST_PX / Math.max(widthPx, heightPx);
  if (part >= 1) return artwork;
  const image = new Image();
  image.src = href;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(widthPx * part));
  canvas.height = Math.max(1, Math.round(heightPx * part));
  const brush = canvas.getContext("2d");
  if (brush === null) return artwork;
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  // Of the types that keep clear ground the one that every browser writes.
  const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (copy === null) return artwork;
  const copied = URL.createObjectURL(copy);
  if (signal.aborted) URL.revokeObjectURL(copied);
  else signal.addEventListener("abort", () => URL.revokeObjectURL(copied));
  return { ...artwork, href: copied, widthPx: canvas.width, heightPx: canvas.height };
}
