import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import { firstSettings } from "#domain/cut-line/cut-settings.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import type { OwnPicture } from "#web/artwork/read-artwork.ts";
import { drawLine, endCutting } from "#artwork-tools/cut-line/cut-line-client.ts";

interface Wanted {
  /** A tile is painted: the address of its page, and what goes into its SVG. */
  readonly onTile: (route: string, content: string) => void;
  readonly onFail: () => void;
  /** Another picture has come, or the page was left. */
  readonly signal: AbortSignal;
}

/** The line that a sticker of a free shape and so large is cut along; null where none could be drawn. */
function lineRound(file: File, size: SizeMm, signal: AbortSignal): Promise<CutLine | null> {
  const fit = { ...size, borderMm: firstSettings.borderMm };
  return new Promise((resolve) => {
    signal.addEventListener("abort", endCutting);
    drawLine({
      file,
      task: { settings: firstSettings, fit },
      onReply: (reply) => {
        if (!signal.aborted) endCutting();
        resolve(reply?.line ?? null);
      },
    });
  });
}

/** A tile shows no more of a picture, however dense the screen. */
const LONGEST_PX = 1000;

/** A picture as tiles show it: a dozen of them draw it, so one that is larger is brought down once. Its address ends with `signal`. */
async function tileCopy(artwork: OwnArtwork, signal: AbortSignal): Promise<OwnArtwork> {
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

/** What the page asks of the worker: every tile with a picture on it, or the one that is cut round it, once its line is there. */
export interface TilesRequest {
  readonly artwork: OwnArtwork;
}

/** What comes of it, one after the other. */
export type TilesReply =
  /** A tile: the address of its page, and what goes into its SVG. */
  | { readonly kind: "tile"; readonly route: string; readonly content: string }
  /** All are painted; one of this size has a free shape and may be cut round the picture. */
  | { readonly kind: "done"; readonly free: SizeMm | null }
  | { readonly kind: "failed" };

/** Has every tile wear a picture, by a worker; the one that is cut round it once its line has come. */
export async function paintTiles(
  { file, artwork }: OwnPicture,
  { onTile, onFail, signal }: Wanted,
): Promise<void> {
  const copy = await tileCopy(artwork, signal);
  if (signal.aborted) return;
  const worker = new Worker(new URL("./tiles.worker.ts", import.meta.url), { type: "module" });
  signal.addEventListener("abort", () => worker.terminate());
  const ask = (request: TilesRequest) => worker.postMessage(request);
  const cutOut = async (size: SizeMm) => {
    const cutLine = await lineRound(file, size, signal);
    if (cutLine !== null && !signal.aborted) ask({ artwork: { ...copy, cutLine } });
  };
  worker.addEventListener("error", onFail);
  worker.addEventListener("message", ({ data }: MessageEvent<TilesReply>) => {
    if (data.kind === "tile") onTile(data.route, data.content);
    else if (data.kind === "failed") onFail();
    else if (data.free !== null) void cutOut(data.free);
  });
  ask({ artwork: copy });
}
