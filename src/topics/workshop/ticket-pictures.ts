import { sceneOf } from "#domain/preview/scene-of.ts";
import { embedShown } from "#topics/artwork/embed-artwork.ts";
import { artworkShown } from "#topics/artwork/shown-artwork.ts";
import { proofedLine } from "#topics/order/known-order.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import type { Services } from "#topics/services.ts";

/** Pixels of the longest side of a customer's picture: it is printed 6 cm wide. */
const OWN_PX = 480;

/** What the customers' pictures of one document take of memory, in characters; lines after them have none. */
const MOST_CHARACTERS = 6_000_000;

/** Draws the pictures of one document, until its room for customers' pictures is used up. */
export function createTicketPainter({ storage }: Pick<Services, "storage">) {
  let characters = 0;
  return async (order: ReadOrder, line: number) => {
    const { catalogue, artwork: known } = order;
    const selection = proofedLine(order, line)?.selection;
    if (selection === undefined) return null;
    const shown = artworkShown(catalogue, selection, known);
    if (shown !== null && characters > MOST_CHARACTERS) return null;
    const artwork = shown && (await embedShown({ storage }, shown, OWN_PX));
    // A sample would be taken for the artwork that is gone.
    if (shown !== null && artwork === null) return null;
    characters += artwork?.href.length ?? 0;
    return sceneOf(catalogue, selection, { measures: false, artwork, guides: false });
  };
}
