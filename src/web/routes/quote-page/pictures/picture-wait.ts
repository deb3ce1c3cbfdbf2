import { withBacks, withFile } from "#domain/configure/artwork/arrange-artwork.ts";
import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { whenKept } from "#web/calls/artwork/artwork-sending.ts";
import { createStore } from "#web/calls/store.ts";
import type { ConfiguredProduct } from "#web/features/ordering/cart-product.ts";
import { markOwnUsed, restoreOwnPicture } from "#web/features/preview/own/own-picture.ts";
import { whenOwnKept } from "#web/features/preview/own/own-sending.ts";
import { slotKey, slotSendings } from "#web/features/preview/slots/slot-sendings.ts";

/** What was clicked waits for the visitor's pictures; null while nothing does. */
export const pictureWait = createStore<{ readonly goWithout: () => void } | null>(null);

type Artwork = Selection["artwork"];

/** The visitor's own picture lies in the first place, unless another does, or it lies elsewhere. */
async function withOwnPicture(artwork: Artwork, signal: AbortSignal): Promise<Artwork> {
  if ((artwork?.files[0] ?? null) !== null) return artwork;
  // What this browser cannot bring back is not on the page either.
  await restoreOwnPicture().catch(console.error);
  const kept = await whenOwnKept(signal);
  if (kept === null) return artwork;
  markOwnUsed();
  return artwork?.files.includes(kept.id) ? artwork : withFile(artwork, 0, kept.id);
}

/** With what is on its way into the other places. */
async function withArrivals(
  { catalogue, selection }: ConfiguredProduct,
  signal: AbortSignal,
): Promise<Artwork> {
  const sendings = slotSendings.get();
  let { artwork } = selection;
  for (const slot of artworkSlots(catalogue, selection)) {
    const coming = sendings.get(slotKey(slot));
    const kept = coming && (await whenKept(coming.sending, signal));
    if (kept) artwork = withFile(artwork, slot.place, kept.id);
  }
  return artwork;
}

async function completed(product: ConfiguredProduct, signal: AbortSignal): Promise<Selection> {
  const { catalogue, selection } = product;
  const slots = artworkSlots(catalogue, selection);
  if (slots.length === 0) return selection;
  const artwork = await withOwnPicture(await withArrivals(product, signal), signal);
  return { ...selection, artwork: withBacks(artwork, slots) };
}

/** What is ordered, with the visitor's pictures once the shop keeps them: until then, or until the visitor goes on without them, it waits. */
export async function withArtwork(product: ConfiguredProduct): Promise<ConfiguredProduct> {
  const without = new AbortController();
  const wait = { goWithout: () => without.abort() };
  pictureWait.set(wait);
  const selection = await completed(product, without.signal);
  if (pictureWait.get() === wait) pictureWait.set(null);
  return { ...product, selection };
}
