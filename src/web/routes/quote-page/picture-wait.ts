import { withBacks, withCutLine, withFile } from "#domain/configure/artwork/arrange-artwork.ts";
import { type ArtworkSlot, artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { fitsSize } from "#domain/cut-line/kept/true-size.ts";
import { orderedRoom } from "#domain/preview/forms/line-room.ts";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { documents, noteDocument } from "#web/artwork/documents.ts";
import { markOwnUsed, restoreOwnPicture } from "#web/artwork/own-picture.ts";
import { whenOwnSaved } from "#web/artwork/own-sending.ts";
import { type SlotKey, slotKey, slotSendings } from "#web/artwork/slot-sendings.ts";
import { pageIdAtShop } from "#web/calls/artwork-progress.ts";
import { whenSaved } from "#web/calls/artwork-sending.ts";
import { createStore } from "#web/calls/store.ts";
import { keepLine } from "#artwork-tools/cut-line/saved-line.ts";
import type { LineOnPage } from "#artwork-tools/cut-line/line.types.ts";
import { lineOnPage, shopArtwork } from "#web/calls/shop-artwork.ts";
import type { ConfiguredProduct } from "#web/ordering/cart-product.ts";

interface PictureWait {
  /** The places whose pictures are waited for. */
  readonly keys: ReadonlySet<SlotKey>;
  /** Ends all waiting. */
  readonly goWithout: () => void;
}

/** What was clicked waits for the visitor's pictures; null while nothing does. */
export const pictureWait = createStore<PictureWait | null>(null);

/** Each click that waits, with the places it waits for. */
const waits = new Map<AbortController, readonly SlotKey[]>();

function showWaits(): void {
  const keys = new Set([...waits.values()].flat());
  const goWithout = () => [...waits.keys()].forEach((without) => without.abort());
  pictureWait.set(waits.size === 0 ? null : { keys, goWithout });
}

type Artwork = Selection["artwork"];

/** The visitor's own picture lies in the first place, unless another does, or it lies elsewhere. */
async function withOwnPicture(artwork: Artwork, signal: AbortSignal): Promise<Artwork> {
  if ((artwork?.files[0] ?? null) !== null) return artwork;
  // What this browser cannot bring back is not on the page either.
  await restoreOwnPicture().catch(console.error);
  const kept = await whenOwnSaved(signal);
  if (kept === null) return artwork;
  noteDocument(kept);
  markOwnUsed();
  return artwork?.files.includes(kept.id) ? artwork : withFile(artwork, 0, kept.id);
}

/** What comes into a place; of a picture that is replaced meanwhile the next. Null when it is taken away, or nobody waits. */
async function arrival(key: SlotKey, signal: AbortSignal): Promise<string | null> {
  for (;;) {
    const coming = slotSendings.get().get(key);
    if (coming === undefined) return null;
    const kept = await whenSaved(coming.sending, signal);
    if (kept !== null) {
      noteDocument(kept);
      return pageIdAtShop(kept, coming.page);
    }
    if (signal.aborted || slotSendings.get().get(key) === coming) return null;
  }
}

/** With what is on its way into the other places. */
async function withArrivals(
  { catalogue, selection }: ConfiguredProduct,
  signal: AbortSignal,
): Promise<Artwork> {
  const slots = artworkSlots(catalogue, selection);
  const arrived = await Promise.all(slots.map((slot) => arrival(slotKey(slot), signal)));
  return slots.reduce((artwork, { place }, at) => {
    const id = arrived[at] ?? null;
    return id === null ? artwork : withFile(artwork, place, id);
  }, selection.artwork);
}

/** The line that the page shows, once it is drawn; null without one, and where nobody waits for it. */
function shownLine(signal: AbortSignal): Promise<LineOnPage | null> {
  return new Promise((resolve) => {
    let stop = (): void => undefined;
    function look(): void {
      const line = lineOnPage.get();
      const isThere = line === null || !line.isPending;
      if (!isThere && !signal.aborted) return;
      stop();
      resolve(signal.aborted ? null : line);
    }
    stop = lineOnPage.subscribe(look);
    signal.addEventListener("abort", look, { once: true });
    look();
  });
}

/** The id of the line that a page shows round a file, kept by now; null where it has none that fits what is ordered. */
async function keptFor(
  { keptId, fine }: LineOnPage,
  file: string,
  { catalogue, selection }: ConfiguredProduct,
): Promise<string | null> {
  if (keptId !== null || fine === null) return keptId;
  const kept = fitsSize(fine.line, orderedRoom(catalogue, selection))
    ? await keepLine(shopArtwork, file, fine)
    : null;
  return kept?.ok ? kept.id : null;
}

/** With the line that the page shows, as it is shown; a place without a file has none. */
async function withShownLine(
  artwork: Artwork,
  product: ConfiguredProduct,
  signal: AbortSignal,
): Promise<Artwork> {
  const line = await shownLine(signal);
  const file = line && (artwork?.files[line.place] ?? null);
  const own = line && file ? withCutLine(artwork, line.place, await keptFor(line, file, product)) : artwork;
  return (own?.cutLines ?? []).reduce<Artwork>(
    (now, _, place) => ((now?.files[place] ?? null) === null ? withCutLine(now, place, null) : now),
    own,
  );
}

/** With the pages of documents that have just come; most visitors have none. */
async function withPages(artwork: Artwork, slots: readonly ArtworkSlot[]): Promise<Artwork> {
  if (documents.get().size === 0) return artwork;
  const chunk = () => import("#web/artwork/further-pages.ts");
  return (await loadChunk(chunk)).withFurtherPages(artwork, slots);
}

async function completed(product: ConfiguredProduct, signal: AbortSignal): Promise<Selection> {
  const { catalogue, selection } = product;
  const slots = artworkSlots(catalogue, selection);
  if (slots.length === 0) return selection;
  const artwork = await withOwnPicture(await withArrivals(product, signal), signal);
  const cut = await withShownLine(await withPages(artwork, slots), product, signal);
  return { ...selection, artwork: withBacks(cut, slots) };
}

/** What is ordered, with the visitor's pictures once the shop keeps them: until then, or until the visitor goes on without them, it waits. */
export async function withArtwork(product: ConfiguredProduct): Promise<ConfiguredProduct> {
  const without = new AbortController();
  waits.set(without, artworkSlots(product.catalogue, product.selection).map(slotKey));
  showWaits();
  try {
    return { ...product, selection: await completed(product, without.signal) };
  } finally {
    waits.delete(without);
    showWaits();
  }
}
