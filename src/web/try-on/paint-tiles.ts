import type { SizeMm } from "#domain/size-mm.ts";
import { firstSettings } from "#domain/cut-line/cut-settings.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import { drawLine, endCutting } from "#web/cut-line/cut-line-client.ts";
import type { OwnPicture } from "#web/artwork/read-artwork.ts";
import { tileCopy } from "./tile-copy.ts";
import type { TilesReply, TilesRequest } from "./tile-messages.types.ts";

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
