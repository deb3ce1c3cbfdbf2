import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { NewAttachment } from "#platform/db/schema/files/attachment.ts";
import type { Artwork } from "#topics/artwork/artworks.ts";

/** The words of an artwork's only place. */
const ONLY_PLACE = "Artwork";

/** The buyer's own files as they are kept with a request, each once, with the places where it is to be printed. */
export function artworkAttachments(
  catalogue: Catalogue,
  selection: Selection,
  artworks: ReadonlyMap<string, Artwork>,
): readonly (NewAttachment & { readonly place: string })[] {
  const slots = artworkSlots(catalogue, selection);
  return filesIn(selection.artwork).flatMap((id) => {
    const artwork = artworks.get(id);
    if (artwork === undefined) return [];
    const { name, mediaType, bytes, sha256, pictureSha256, thumbnailSha256 } = artwork;
    const places = slots.filter(({ file }) => file === id).map(({ label }) => label || ONLY_PLACE);
    const kept = { name, mediaType, bytes, sha256, pictureSha256, thumbnailSha256 };
    return [{ ...kept, place: places.join("; ") }];
  });
}
