import { LRUCache } from "lru-cache";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { createConcurrencyLimit } from "#platform/concurrency-limit.ts";
import { embedArtworkView } from "#topics/artwork/artwork-pictures.ts";
import { artworkView } from "#topics/artwork/visible-artwork.ts";
import { proofedLine } from "#topics/order/loaded-order.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import type { Services } from "#topics/services.ts";
import { openStaffOrder } from "./open-staff-order.ts";

/** Pixels of the longer side of the customer's picture in it. */
const OWN_PX = 240;

/** A page of orders has some 150 of them: two at a time leave the processor to whoever waits for an answer. */
const inTurn = createConcurrencyLimit({ sideBySide: 2, longestQueue: 500, reason: "rendering" });

/** Drawn once for what is drawn: 2,000 of them take 8 MB. */
const known = new LRUCache<string, Promise<Buffer>>({ max: 2_000 });

/** All that it looks like: what was configured, by which catalogue, and what its files show now. */
function keyOf({ catalogue, artwork }: ReadOrder, selection: Parameters<typeof selectionToWire>[1]): string {
  const files = [...artwork.values()].map(({ id, pictureSha256 }) => `${id} ${pictureSha256}`);
  return JSON.stringify([catalogue.version, selectionToWire(catalogue, selection), files]);
}

/** A small picture of what a line (from 1) is, for lists of the staff (decision 412); none of a charge. */
export async function lineThumbnail(
  services: Pick<Services, "catalogue" | "db" | "shopMoment" | "storage">,
  orderNo: string,
  line: number,
): Promise<{ readonly ok: true; readonly webp: Buffer } | Refusal<"not-found">> {
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { order } = opened;
  const ordered = proofedLine(order, line);
  if (ordered === null || ordered.written === "charge") return refuse("not-found");
  const { selection } = ordered;
  const key = keyOf(order, selection);
  const drawn =
    known.get(key) ??
    inTurn(async () => {
      const shown = artworkView(order.catalogue, selection, order.artwork);
      const own = shown && (await embedArtworkView(services, shown, OWN_PX));
      const { drawThumbnail } = await import("#platform/mail/draw-product.ts");
      return drawThumbnail(order.catalogue, selection, own);
    });
  known.set(key, drawn);
  // What could not be drawn is tried again.
  drawn.catch(() => known.delete(key));
  return { ok: true, webp: await drawn };
}
