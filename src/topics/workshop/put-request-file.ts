import { type ArtworkChoice, filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { withFile } from "#domain/configure/artwork/arrange-artwork.ts";
import { type ArtworkSlot, orderedSlots } from "#domain/configure/options/artwork-slots.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import type { HappeningOf } from "#domain/order/order-fact.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import { ownerOf } from "#platform/db/owner.ts";
import { addArtworkUses, type Artwork, readArtworks } from "#topics/artwork/artworks.ts";
import { keepAttachedArtwork } from "#topics/artwork/keep-for-owner.ts";
import { promiseCheck } from "#topics/order/check-order.ts";
import { filesOf } from "#topics/order/order-content.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { recordAsSeenWithin } from "#topics/order/record-fact.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { lineForArtwork } from "./artwork-desk.ts";
import { openStaffOrder } from "./open-staff-order.ts";

type Needs = Pick<
  Services,
  "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment" | "storage"
>;

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

interface Put {
  readonly ok: true;
  readonly fact: number;
  /** It lies there so already: nothing was done. */
  readonly isOld: boolean;
}

/** Who of the staff puts it there. */
interface Putter {
  readonly staffId: number;
  readonly ip: string;
}

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
  services: Needs,
  { row, request }: ReadOrder,
  slots: readonly ArtworkSlot[],
  { place, id, ip }: { readonly place: number; readonly id: string; readonly ip: string },
): Promise<Laid> {
  const file = request?.files.find((one) => one.id === id);
  if (file === undefined) return refuse("not-found");
  const kept = await keepAttachedArtwork(services, ownerOf(row), ip, file);
  return kept.ok ? { ok: true, files: pagesIn(slots, place, kept.artworks) } : kept;
}

/** The line with them there; null where they are already. */
async function sentFact(
  tx: Transaction,
  { lines }: ReadOrder,
  { line }: UsedFile,
  files: readonly LaidFile[],
): Promise<HappeningOf<"artwork-sent"> | null> {
  const ordered = lines[line - 1];
  if (ordered === undefined) return null;
  const before: ArtworkChoice | null = ordered.selection.artwork;
  if (files.every((file) => before?.files[file.place] === file.id)) return null;
  const artwork = files.reduce<ArtworkChoice | null>(
    (choice, file) => withFile(choice, file.place, file.id),
    before,
  );
  if (artwork === null) return null;
  const selection = { ...ordered.selection, artwork };
  const known = await readArtworks(tx, filesIn(artwork));
  const contents = new Map([...known].map(([one, { sha256 }]) => [one, ordered.files[one] ?? sha256]));
  const printed = { artwork, files: filesOf(selection, contents), selectionHash: selectionHash(selection) };
  const places = files.map((file) => file.place);
  return { kind: "artwork-sent", line, places, isOurs: true, ...printed };
}

async function record(
  services: Needs,
  order: ReadOrder,
  put: UsedFile,
  files: readonly LaidFile[],
  { staffId }: Putter,
): Promise<Put | Refusal<PutFault>> {
  const { row, facts } = order;
  const { orderNo } = row;
  return services.db.transaction(async (tx): Promise<Put | Refusal<PutFault>> => {
    const happening = await sentFact(tx, order, put, files);
    if (happening === null) return { ok: true, fact: facts.at(-1)?.id ?? 0, isOld: true };
    const also = (inner: Transaction) =>
      writeAudit(inner, {
        staffId,
        action: "order.told",
        target: `order ${orderNo}`,
        before: { newest_fact: put.seen },
        after: { ...happening },
      });
    const told = { happening, by: "shop", also } as const;
    const recorded = await recordAsSeenWithin<"artwork-sent">(services, tx, orderNo, told, put.seen);
    if (!recorded.ok) return recorded;
    await addArtworkUses(tx, ownerOf(row), { place: "order", number: orderNo }, [happening]);
    await promiseCheck(services, tx, orderNo, put.line);
    return { ok: true, fact: recorded.order.facts.at(-1)?.id ?? 0, isOld: false };
  });
}

/**
 * Puts a file of the answered request into a place of an ordered line, until it is made: an approval is withdrawn by it, and a person sends
 * the next proof. It is its customer's artwork from then on, as all of the order's.
 */
export async function putRequestFile(
  services: Needs,
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
  return laid.ok ? record(services, order, put, laid.files, by) : laid;
}
