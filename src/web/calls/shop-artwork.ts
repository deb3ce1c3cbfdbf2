import type { ArtworkSource, KeptFile } from "#artwork-tools/artwork-source.ts";
import type { LineOnPage } from "#artwork-tools/cut-line/line.types.ts";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { callShop, noResponse } from "./call-shop.ts";
import { createStore } from "./store.ts";

/** The cut line of the page in view; null while it shows none. */
export const lineOnPage = createStore<LineOnPage | null>(null);

/** Sends a file; resolves when the shop keeps it, or has said why not. */
async function keepFile(file: File): Promise<KeptFile> {
  const { sendPicture, forgetArtwork } = await loadChunk(() => import("./send-picture.ts"));
  const { progress } = sendPicture({ place: "second file", file, isNew: true });
  return new Promise((resolve) => {
    const refused = (message: string) => resolve({ ok: false, message });
    const look = () => {
      const now = progress.get();
      if (now.step === "kept") {
        const { id } = now.artwork;
        resolve({ ok: true, id, forget: () => forgetArtwork(id) });
      } else if (now.step === "refused") refused(now.message);
      else if (now.step === "cancelled" || now.step === "paused") refused(noResponse.message);
      else return;
      stop();
    };
    const stop = progress.subscribe(look);
    look();
  });
}

/** A visitor's own files, as the shop keeps them. */
export const shopArtwork: ArtworkSource = {
  base: "/api/",
  call: callShop,
  keepFile,
  onLine: lineOnPage.set,
};
