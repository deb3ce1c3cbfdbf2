import { letGoArtwork, readArtwork } from "./read-artwork.ts";
import { useChosenFile } from "./use-chosen-file.ts";

/** The visitor's own picture: held in this tab, never sent, forgotten on removal. */
export function useOwnArtwork() {
  const { read, ...chosen } = useChosenFile(readArtwork, letGoArtwork);
  return { file: read?.file ?? null, artwork: read?.artwork ?? null, ...chosen };
}
