import type { ArtworkExtent } from "../lie/artwork-extent.ts";
import type { PageBoxes } from "../lie/page-boxes.ts";
import type { ArtworkFacts, DocumentFacts } from "./facts.ts";

/** The boxes of a page that was read before they were saved: its trim lies in the middle, and it is painted all over. */
function boxesOfSizes({ printed, trim }: DocumentFacts): PageBoxes {
  const whole = { x: 0, y: 0, width: printed.widthMm, height: printed.heightMm };
  const inside = trim && {
    x: (printed.widthMm - trim.widthMm) / 2,
    y: (printed.heightMm - trim.heightMm) / 2,
    width: trim.widthMm,
    height: trim.heightMm,
  };
  return { media: whole, crop: null, bleed: null, trim: inside, printed: whole, painted: whole };
}

/** What the shop found in a file, as far as it decides where that lies. */
export function extentOf(facts: ArtworkFacts): ArtworkExtent {
  const isRound = facts.isRound ?? false;
  switch (facts.kind) {
    case "picture":
      return { width: facts.widthPx, height: facts.heightPx, page: null, isRound };
    case "drawing":
      return { width: facts.width, height: facts.height, page: null, isRound };
    case "document": {
      const page = facts.boxes ?? boxesOfSizes(facts);
      return { width: page.printed.width, height: page.printed.height, page, isRound };
    }
  }
}
