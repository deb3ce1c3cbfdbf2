import { type ArtworkChoice, cutLinesIn, filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { type ArtworkName, readArtworkFields } from "#domain/configure/artwork/artwork-fields.ts";
import { withBacks } from "#domain/configure/artwork/arrange-artwork.ts";
import { placingText } from "#domain/configure/artwork/placing.ts";
import { isCutFreely } from "#domain/configure/options/artwork-room.ts";
import { type ArtworkSlot, orderedSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { noteInput } from "#domain/account/text-inputs.ts";
import type { HappeningOf } from "#domain/order/order-fact.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import { ownerOf } from "#platform/db/owner.ts";
import { addArtworkUses, type Artwork, readArtworks } from "#topics/artwork/artworks.ts";
import { readCutLines, type SavedCutLine } from "#topics/artwork/cut-lines.ts";
import type { ArtworkChoiceFault } from "#topics/artwork/take-artwork.ts";
import { promiseCheck } from "#topics/order/check-order.ts";
import type { OrderLine } from "#topics/order/loaded-order.ts";
import { takeOrderedArtwork } from "#topics/order/take-order-artwork.ts";
import { printedArtwork } from "#topics/order/order-content.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { recordAsSeenWithin } from "#topics/order/record-fact.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { findDesk, lineForArtwork } from "./artwork-desk.ts";
import { openStaffOrder } from "./open-staff-order.ts";

/** What putting artwork into an order needs. */
export type PuttingNeeds = Pick<
  Services,
  "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment" | "storage"
>;

/** The artwork of a line as it lies on the desk. */
interface PutArtwork extends Readonly<Record<Exclude<ArtworkName, "set_names">, string>> {
  /** From 1. */
  readonly line: number;
  /** The newest fact that was seen. */
  readonly seen: number;
  readonly note: string;
}

type PutFault =
  | ArtworkChoiceFault
  | "artwork-evaluated"
  | "artwork-full"
  | "not-found"
  | "order-closed"
  | "order-moved"
  | "reference-used"
  | "too-many-tries";

/** What has come of it. */
export interface Put {
  readonly ok: true;
  readonly fact: number;
  /** It lies there so already: nothing was done. */
  readonly isOld: boolean;
}

/** Who of the staff puts it there. */
export interface Putter {
  readonly staffId: number;
  readonly ip: string;
}

/** What the desk says, with the names of the sets as they are ordered. */
function choiceOf(
  { catalogue }: ReadOrder,
  { selection }: OrderLine,
  put: PutArtwork,
): { readonly ok: true; readonly choice: ArtworkChoice | null } | Refusal<"refused"> {
  const setNames = JSON.stringify(selection.artwork?.setNames ?? []);
  const { choice, unreadable } = readArtworkFields((name) => (name === "set_names" ? setNames : put[name]));
  const [first] = unreadable;
  if (first !== undefined) return refuseFields("refused", { [first]: "It cannot be read." });
  const slots = orderedSlots(catalogue, selection);
  const most = {
    files: slots.length,
    placings: slots.length,
    cutLines: isCutFreely(catalogue, selection) ? slots.length : 0,
  };
  const { files = [], placings = [], cutLines = [] } = choice ?? {};
  if (files.length > most.files || placings.length > most.placings || cutLines.length > most.cutLines)
    return refuseFields("refused", { artwork: "It has more places than were ordered." });
  return { ok: true, choice: withBacks(choice, slots) };
}

interface Known {
  readonly artworks: ReadonlyMap<string, Artwork>;
  readonly lines: ReadonlyMap<string, SavedCutLine>;
}

/** What is printed in a place and along what it is cut: the same text for the same, by whatever ids. */
function printedIn({ file, placing, cutLine }: ArtworkSlot, { artworks, lines }: Known): string {
  const artwork = file === null ? undefined : artworks.get(file);
  const line = cutLine === null ? undefined : lines.get(cutLine);
  return JSON.stringify([artwork?.sha256, artwork?.page, placingText(placing), line?.digest]);
}

/** The places of a line in which something else lies now than is ordered. */
async function changedPlaces(
  tx: Transaction,
  { catalogue }: ReadOrder,
  ordered: Selection,
  selection: Selection,
): Promise<readonly number[]> {
  const choices = [selection.artwork, ordered.artwork];
  const known = {
    artworks: await readArtworks(tx, choices.flatMap(filesIn)),
    lines: await readCutLines(tx, choices.flatMap(cutLinesIn)),
  };
  const now = orderedSlots(catalogue, selection);
  const was = orderedSlots(catalogue, { ...selection, artwork: withBacks(ordered.artwork, now) });
  return now.flatMap((slot, at) => {
    const lay = was[at];
    return lay && printedIn(lay, known) === printedIn(slot, known) ? [] : [slot.place];
  });
}

/** What is done in the transaction of the new fact: an entry in the audit log. */
function auditOf(staffId: number, orderNo: string, seen: number, happening: HappeningOf<"artwork-sent">) {
  return (tx: Transaction) =>
    writeAudit(tx, {
      staffId,
      action: "order.told",
      target: `order ${orderNo}`,
      before: { newest_fact: seen },
      after: { ...happening },
    });
}

/** Other artwork of a line that is the order's own by now, with the places in which it is another. */
interface OtherArtwork {
  /** From 1. */
  readonly line: number;
  readonly ordered: OrderLine;
  readonly artwork: ArtworkChoice;
  /** From 0. */
  readonly places: readonly number[];
}

/** Records that the shop has put other artwork into a line, of an order that is as it was seen: its next proof is looked at anew. */
export async function recordPut(
  services: PuttingNeeds,
  tx: Transaction,
  { row }: ReadOrder,
  { line, ordered, artwork, places }: OtherArtwork,
  { staffId, note, seen }: Pick<Putter, "staffId"> & { readonly note: string; readonly seen: number },
): Promise<
  Put | Refusal<"artwork-evaluated" | "not-found" | "order-closed" | "order-moved" | "reference-used">
> {
  const { orderNo } = row;
  const printed = await printedArtwork(tx, ordered, { ...ordered.selection, artwork });
  const said = note === "" ? {} : { note };
  const happening = { kind: "artwork-sent", line, places, isOurs: true, ...said, ...printed } as const;
  const told = { happening, by: "shop", also: auditOf(staffId, orderNo, seen, happening) } as const;
  const recorded = await recordAsSeenWithin<"artwork-sent">(services, tx, orderNo, told, seen);
  if (!recorded.ok) return recorded;
  await addArtworkUses(tx, ownerOf(row), { place: "order", number: orderNo }, [happening]);
  await promiseCheck(services, tx, orderNo, line);
  return { ok: true, fact: recorded.order.facts.at(-1)?.id ?? 0, isOld: false };
}

/** Takes it from the desk into the order, held: the artwork first and then the order, as by whoever places one. */
async function record(
  services: PuttingNeeds,
  tx: Transaction,
  { order, ordered, selection }: { order: ReadOrder; ordered: OrderLine; selection: Selection },
  { staffId, line, note, seen }: Pick<PutArtwork, "line" | "note" | "seen"> & Pick<Putter, "staffId">,
): Promise<Put | Refusal<PutFault>> {
  const { row, facts, catalogue } = order;
  const newest = facts.at(-1)?.id ?? 0;
  const places = await changedPlaces(tx, order, ordered.selection, selection);
  if (places.length === 0) return { ok: true, fact: newest, isOld: true };
  if (newest > seen) return refuse("order-moved");
  const desk = await findDesk(services, tx, row.orderNo);
  if (desk === null) return refuse("artwork-gone", "artwork");
  const taken = await takeOrderedArtwork(tx, desk, ownerOf(row), { catalogue, selection });
  if (!taken.ok) return taken;
  const { artwork } = taken.selection;
  if (artwork === null) throw new Error("A line with files is put into the order.");
  return recordPut(services, tx, order, { line, ordered, artwork, places }, { staffId, note, seen });
}

/**
 * Puts what lies on the desk of an order into a line of it, until it is made: an approval is withdrawn by it, and a person sends the next
 * proof. It is its customer's artwork from then on, as all of the order's. The same again is nothing new.
 */
export async function putArtwork(
  services: PuttingNeeds,
  by: Putter,
  orderNo: string,
  put: PutArtwork,
): Promise<Put | Refusal<PutFault>> {
  const over = await consumeRateLimit(services, "staffOrder", { ip: by.ip });
  if (over) return over;
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { order } = opened;
  const found = lineForArtwork(order, put.line);
  if (!found.ok) return found;
  const { ordered } = found;
  const note = noteInput(put.note);
  if (!note.ok) return note;
  const read = choiceOf(order, ordered, put);
  if (!read.ok) return read;
  if (filesIn(read.choice).length === 0) return refuse("artwork-gone", "artwork");
  const selection = { ...ordered.selection, artwork: read.choice };
  const wanted = { line: put.line, seen: put.seen, note: note.words, staffId: by.staffId };
  return services.db.transaction((tx) => record(services, tx, { order, ordered, selection }, wanted));
}
