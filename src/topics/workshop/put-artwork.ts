import { type ArtworkChoice, filesIn, placingIn } from "#domain/configure/artwork/artwork-choice.ts";
import { withFile, withPlacing } from "#domain/configure/artwork/arrange-artwork.ts";
import { type Placing, placingText } from "#domain/configure/artwork/placing.ts";
import { type ArtworkSlot, orderedSlots } from "#domain/configure/options/artwork-slots.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import { whyNot } from "#domain/order/may-happen.ts";
import type { HappeningOf } from "#domain/order/order-fact.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import { ownerOf } from "#platform/db/owner.ts";
import { addArtworkUses, type Artwork, readArtworks } from "#topics/artwork/artworks.ts";
import { keepAttachedArtwork, keepReceivedArtwork } from "#topics/artwork/keep-for-owner.ts";
import type { ReceivedFile } from "#topics/artwork/received-files.ts";
import { filesOf } from "#topics/order/order-content.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { recordAsSeenWithin } from "#topics/order/record-fact.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { openStaffOrder } from "./open-staff-order.ts";

type Needs = Pick<
  Services,
  "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment" | "storage"
>;

/** A file for a place of a line, or what lies there placed otherwise. */
interface PutArtwork {
  /** From 1. */
  readonly line: number;
  /** From 0. */
  readonly place: number;
  /** The newest fact that was seen. */
  readonly seen: number;
  /** Which page of the file; from 1. */
  readonly page: number;
  /** Null: where its kind of picture lies. */
  readonly placing: Placing | null;
  /** None: what lies there stays, or a file of the request is put there. */
  readonly file: ReceivedFile | undefined;
  /** The id of a file of the quote request that the order answers; null: none of them. */
  readonly requestFile: string | null;
}

type PutFault =
  | ReadingFault
  | "artwork-evaluated"
  | "file-required"
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

/** A page of what was uploaded, or what lies there already. */
async function laidUpload(
  services: Needs,
  { row, lines }: ReadOrder,
  { line, place, page, file }: PutArtwork,
  ip: string,
): Promise<Laid> {
  const lying = lines[line - 1]?.selection.artwork?.files[place] ?? null;
  if (file === undefined)
    return lying === null ? refuse("file-required", "files") : { ok: true, files: [{ place, id: lying }] };
  const kept = await keepReceivedArtwork(services, ownerOf(row), ip, file);
  if (!kept.ok) return kept;
  const found = kept.artworks.find((one) => one.page === page);
  return found === undefined ? refuse("not-found") : { ok: true, files: [{ place, id: found.id }] };
}

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

/** The line with them there, the first placed as it is said; null where all of it lies so already. */
async function sentFact(
  tx: Transaction,
  { lines }: ReadOrder,
  { line, place, placing }: PutArtwork,
  files: readonly LaidFile[],
): Promise<HappeningOf<"artwork-sent"> | null> {
  const ordered = lines[line - 1];
  if (ordered === undefined) return null;
  const before: ArtworkChoice | null = ordered.selection.artwork;
  const areThere = files.every((file) => before?.files[file.place] === file.id);
  const isSame = placingText(placingIn(before, place)) === placingText(placing);
  if (areThere && isSame) return null;
  const filled = files.reduce<ArtworkChoice | null>(
    (choice, file) => withFile(choice, file.place, file.id),
    before,
  );
  const artwork = withPlacing(filled, place, placing);
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
  put: PutArtwork,
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
    return { ok: true, fact: recorded.order.facts.at(-1)?.id ?? 0, isOld: false };
  });
}

/**
 * Puts a file of the shop's or of the answered request into a place of an ordered line, or what lies there somewhere else on its piece,
 * until it is made: an approval is withdrawn by it, and a person sends the next proof. It is its customer's artwork from then on, as all of the order's.
 */
export async function putArtwork(
  services: Needs,
  by: Putter,
  orderNo: string,
  put: PutArtwork,
): Promise<Put | Refusal<PutFault>> {
  const over = await consumeRateLimit(services, "staffOrder", { ip: by.ip });
  if (over) return over;
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { order } = opened;
  const ordered = order.lines[put.line - 1];
  const slots = ordered === undefined ? [] : orderedSlots(order.catalogue, ordered.selection);
  if (slots[put.place] === undefined) return refuse("not-found");
  const artwork = { artwork: { files: [], setNames: [] }, files: {}, selectionHash: "" };
  const asked = {
    kind: "artwork-sent",
    line: put.line,
    places: [put.place],
    isOurs: true,
    ...artwork,
  } as const;
  const why = whyNot<"artwork-sent">(order.state, asked);
  if (why !== null) return refuse(why);
  if ((order.facts.at(-1)?.id ?? 0) > put.seen) return refuse("order-moved");
  const { place, requestFile: id } = put;
  const laid =
    id === null
      ? await laidUpload(services, order, put, by.ip)
      : await laidOfRequest(services, order, slots, { place, id, ip: by.ip });
  return laid.ok ? record(services, order, put, laid.files, by) : laid;
}
