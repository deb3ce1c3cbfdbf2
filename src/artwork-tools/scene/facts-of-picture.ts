import type { PictureFacts } from "#domain/artwork/preflight/facts.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";

/** What a browser knows of a picture before the shop has read its file. */
export function factsOfPicture({ widthPx, heightPx, isClear }: OwnArtwork): PictureFacts {
  return {
    kind: "picture",
    format: "png",
    widthPx,
    heightPx,
    colours: "rgb",
    hasProfile: false,
    hasTransparency: isClear === true,
    pages: 1,
  };
}
