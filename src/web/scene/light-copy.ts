const COPIED = ["image/jpeg", "image/png", "image/webp"];

/** One that was started ahead and has nothing to do yet. */
let idle: Worker | null = null;

function startWorker(): Worker {
  return new Worker(new URL("./light-copy.worker.ts", import.meta.url), { type: "module" });
}

/** Starts what makes copies, while somebody still looks for a file. */
export function prepareCopy(): void {
  idle ??= startWorker();
}

/** What is shown of a large picture, and what is told of it. */
export interface LightCopy {
  /** Of fewer pixels, upright. */
  readonly blob: Blob;
  /** Of the picture itself, as it is seen. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** It stands on clear ground: most of its edge cannot be seen. */
  readonly isClear: boolean;
}

/** The worker's answer to a file; null where it can make no copy. */
export type CopyReply = LightCopy | null;

/**
 * A copy of a picture with fewer pixels, to be shown in its place, made beside the page; null where a browser cannot make one. Its file
 * stays what is sent and printed.
 */
export function lightCopy(file: File): Promise<CopyReply> {
  if (!COPIED.includes(file.type) || !("OffscreenCanvas" in window)) return Promise.resolve(null);
  const worker = idle ?? startWorker();
  idle = null;
  return new Promise<CopyReply>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<CopyReply>) => resolve(data));
    worker.addEventListener("error", () => resolve(null));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
