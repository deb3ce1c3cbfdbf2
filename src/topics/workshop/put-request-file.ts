import type { ArtworkChoice } from "#domain/configure/artwork/artwork-choice.ts";
import { withFile } from "#domain/configure/artwork/arrange-artwork.ts";
import { type ArtworkSlot, orderedSlots } from "#domain/configure/options/artwork-slots.ts";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { ownerOf } from "#platform/db/owner.ts";
import type { Artwork } from "#topics/artwork/artworks.ts";
import { keepAttachedArtwork } from "#topics/artwork/keep-for-owner.ts";
import type { OrderLine } from "#topics/order/loaded-order.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { lineForArtwork } from "./artwork-desk.ts";
import { openStaffOrder } from "./open-staff-order.ts";
import { type Put, type Putter, type PuttingNeeds, recordPut } from "./put-artwork.ts";

/** A file of the quote request for a place of a line. */
interface UsedFile {
  /** From 1. */
  readonly line: number;
  /** From 0. */
  readonly place: number;
  /** The newest fact that was seen. */
  readonly seen: number;
  /** The id of a file of the quote request that the order answers. */
  readonly requestFile: string;
}

type PutFault =
  | ReadingFault
  | "artwork-evaluated"
  | "not-found"
  | "order-closed"
  | "order-moved"
  | "reference-used"
  | "too-many-tries"
  | "upload-gone";

/** A file for a place, by its id. */
interface LaidFile {
  /** From 0. */
  readonly place: number;
  readonly id: string;
}

type Laid = { readonly ok: true; readonly files: readonly LaidFile[] } | Refusal<PutFault>;

/** The first page of a file; of a back the second, where it has one, and on an empty back of a front as well. */
function pagesIn(
  slots: readonly ArtworkSlot[],
  place: number,
  pages: readonly Artwork[],
): readonly LaidFile[] {
  const [first, second = first] = pages;
  const slot = slots[place];
  if (first === undefined || second === undefined || slot === undefined) return [];
  if (slot.side === "back") return [{ place, id: second.id }];
  const back = slots[place + 1];
  const isFree = back?.set === slot.set && back.file === null && pages.length > 1;
  return [{ place, id: first.id }, ...(isFree ? [{ place: place + 1, id: second.id }] : [])];
}

/** A file of the quote request that the order answers, as its customer's artwork. */
async function laidOfRequest(
  services: PuttingNeeds,
  { row, request }: ReadOrder,
  slots: readonly ArtworkSlot[],
  { place, id, ip }: { readonly place: number; readonly id: string; readonly ip: string },
): Promise<Laid> {
  const file = request?.files.find((one) => one.id === id);
  if (file === undefined) return refuse("not-found");
  const kept = await keepAttachedArtwork(services, ownerOf(row), ip, file);
  return kept.ok ? { ok: true, files: pagesIn(slots, place, kept.artworks) } : kept;
}

/** The line with them there; where they are already nothing is done. */
async function record(
  services: PuttingNeeds,
  order: ReadOrder,
  { ordered, files }: { readonly ordered: OrderLine; readonly files: readonly LaidFile[] },
  { line, seen }: UsedFile,
  { staffId }: Putter,
): Promise<Put | Refusal<PutFault>> {
  const before = ordered.selection.artwork;
  const artwork = files.reduce<ArtworkChoice | null>(
    (choice, { place, id }) => withFile(choice, place, id),
    before,
  );
  if (artwork === null || files.every(({ place, id }) => before?.files[place] === id))
    return { ok: true, fact: order.facts.at(-1)?.id ?? 0, isOld: true };
  const other = { line, ordered, artwork, places: files.map(({ place }) => place) };
  return services.db.transaction((tx) => recordPut(services, tx, order, other, { staffId, note: "", seen }));
}

/**
 * Puts a file of the answered request into a place of an ordered line, until it is made: an approval is withdrawn by it, and a person sends
 * the next proof. It is its customer's artwork from then on, as all of the order's.
 */
export async function putRequestFile(
  services: PuttingNeeds,
  by: Putter,
  orderNo: string,
  put: UsedFile,
): Promise<Put | Refusal<PutFault>> {
  const over = await consumeRateLimit(services, "staffOrder", { ip: by.ip });
  if (over) return over;
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { order } = opened;
  const found = lineForArtwork(order, put.line);
  if (!found.ok) return found;
  const slots = orderedSlots(order.catalogue, found.ordered.selection);
  if (slots[put.place] === undefined) return refuse("not-found");
  if ((order.facts.at(-1)?.id ?? 0) > put.seen) return refuse("order-moved");
  const { place, requestFile: id } = put;
  const laid = await laidOfRequest(services, order, slots, { place, id, ip: by.ip });
  return laid.ok ? record(services, order, { ordered: found.ordered, files: laid.files }, put, by) : laid;
}
