import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { embedArtworkView } from "#topics/artwork/artwork-pictures.ts";
import { artworkView, type ArtworkById } from "#topics/artwork/visible-artwork.ts";
import type { Services } from "#topics/services.ts";

/** Pixels of the longest side of the customer's own picture: a mail's is 696 wide. */
const OWN_PX = 640;

/** What a configured product looks like with its customer's own picture on it, for who can load nothing: a PNG. */
export async function drawWithArtwork(
  { storage }: Pick<Services, "storage">,
  catalogue: Catalogue,
  selection: Selection,
  known: ArtworkById,
): Promise<Buffer> {
  const shown = artworkView(catalogue, selection, known);
  const artwork = shown && (await embedArtworkView({ storage }, shown, OWN_PX));
  // What draws takes memory of its own, and most that is asked for has no picture.
  const { drawProduct } = await import("#platform/mail/draw-product.ts");
  return drawProduct(catalogue, selection, artwork);
}
