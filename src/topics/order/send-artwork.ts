import type { ArtworkChoice } from "#domain/configure/artwork/artwork-choice.ts";
import { withFile } from "#domain/configure/artwork/arrange-artwork.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { HappeningOf } from "#domain/order/order-fact.ts";
import { isEvaluated } from "#domain/order/proof/evaluated.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { addArtworkUses } from "#topics/artwork/artworks.ts";
import { readFacts } from "./order-facts.ts";
import { lockOrder } from "./orders.ts";
import { type Owner, ownerOf } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/database.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { AnswerFault, OrderQuery } from "./answer-order.ts";
import { catalogueOf, type LoadedOrder, loadedOrder } from "./loaded-order.ts";
import { printedArtwork } from "./order-content.ts";
import { readOrder, type ReadOrder } from "./read-order.ts";
import { recordFactWithin } from "./record-fact.ts";
import { promiseProofs } from "./check-order.ts";
import { takeOrderedArtwork } from "./take-order-artwork.ts";
import type { Services } from "#topics/services.ts";
import { type ArtworkSlot, orderedSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";

type Needs = Pick<
  Services,
  "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment"
>;

/** A file for a place of a line, by the id under which whoever sends it keeps it. */
interface SentFile {
  /** From 0. */
  readonly place: number;
  readonly artwork: string;
}

type SendFault = "artwork-evaluated" | "artwork-full" | "artwork-gone" | "not-found" | "order-closed";

interface Sending {
  readonly orderNo: string;
  /** From 1. */
  readonly line: number;
  readonly files: readonly SentFile[];
}

/** The order as it stands, held: what happens to it happens one by one. */
async function holdOrder(tx: Transaction, orderNo: string): Promise<LoadedOrder | null> {
  const row = await lockOrder(tx, orderNo);
  return row && loadedOrder(row, (await readFacts(tx, [row.id])).get(row.id) ?? []);
}

/** The places of a line (from 1) for which its customer sends files; none of a charge, and where nothing is made from a file. */
export function orderedPlaces(
  { catalogue, lines }: Pick<LoadedOrder, "lines"> & { readonly catalogue: Catalogue },
  line: number,
): readonly ArtworkSlot[] {
  const ordered = lines[line - 1];
  return ordered === undefined || ordered.written === "charge"
    ? []
    : orderedSlots(catalogue, ordered.selection);
}

/** Why no files are taken for a line; null where they are. */
function refuseLine(
  order: LoadedOrder & Pick<ReadOrder, "catalogue">,
  { line, files }: Omit<Sending, "orderNo">,
) {
  const places = orderedPlaces(order, line);
  if (files.some(({ place }) => places[place] === undefined)) return refuse("not-found");
  const { stage } = order.state;
  if (stage === "cancelled" || stage === "lapsed") return refuse("order-closed");
  const isLookedAt = isEvaluated(order.state, { line, places: files.map(({ place }) => place) });
  return isLookedAt ? refuse("artwork-evaluated") : null;
}

/** The files as artwork of whose order it is, in their order: by its link others may send files for it. */
async function ownFiles(
  tx: Transaction,
  { from, to }: { readonly from: Owner; readonly to: Owner },
  { catalogue, selection }: { readonly catalogue: ReadOrder["catalogue"]; readonly selection: Selection },
  files: readonly SentFile[],
): Promise<{ readonly ok: true; readonly files: readonly SentFile[] } | Refusal<SendFault>> {
  const artwork: ArtworkChoice = { files: files.map((file) => file.artwork), setNames: [] };
  const taken = await takeOrderedArtwork(tx, from, to, { catalogue, selection: { ...selection, artwork } });
  if (!taken.ok) return refuse(taken.code === "artwork-full" ? taken.code : "artwork-gone", "files");
  const ids = taken.selection.artwork?.files ?? [];
  return {
    ok: true,
    files: files.map(({ place, artwork: sent }, at) => ({ place, artwork: ids[at] ?? sent })),
  };
}

/** A line with these files; null where they lie there already. */
async function sentFact(
  tx: Transaction,
  { lines }: LoadedOrder,
  { line, files }: Omit<Sending, "orderNo">,
): Promise<HappeningOf<"artwork-sent"> | null> {
  const ordered = lines[line - 1];
  if (ordered === undefined) return null;
  const before = ordered.selection.artwork;
  const isThere = ({ place, artwork }: SentFile) => before?.files[place] === artwork;
  if (files.every(isThere)) return null;
  const artwork = files.reduce<ArtworkChoice | null>(
    (choice, file) => withFile(choice, file.place, file.artwork),
    before,
  );
  if (artwork === null) return null;
  const places = files.map(({ place }) => place).toSorted((a, b) => a - b);
  const printed = await printedArtwork(tx, ordered, { ...ordered.selection, artwork });
  return { kind: "artwork-sent", line, places, ...printed };
}

async function record(
  services: Needs,
  tx: Transaction,
  { orderNo, ...sent }: Sending,
): Promise<{ readonly ok: true } | Refusal<SendFault>> {
  const order = await holdOrder(tx, orderNo);
  if (order === null) return refuse("not-found");
  const refused = refuseLine({ ...order, catalogue: await catalogueOf(services, order) }, sent);
  if (refused !== null) return refused;
  const happening = await sentFact(tx, order, sent);
  // Sent again, after an answer that was lost or in another tab: they are there.
  if (happening === null) return { ok: true };
  const recorded = await recordFactWithin(services, tx, orderNo, { happening, by: "customer" });
  if (!recorded.ok) return recorded;
  const { row } = recorded.order;
  await addArtworkUses(tx, ownerOf(row), { place: "order", number: orderNo }, [happening]);
  await promiseProofs(services, tx, recorded.order);
  return { ok: true };
}

/**
 * Sends files for places of an ordered line in place of those that lie there, until somebody has looked at these: the line is printed from
 * them, and its next proof is made. The artwork is held first and then the order, as by whoever places one.
 */
export async function sendOrderArtwork(
  services: Needs,
  caller: Caller,
  asked: OrderQuery,
  { line, files }: Omit<Sending, "orderNo">,
): Promise<
  { readonly ok: true; readonly order: ReadOrder } | Refusal<AnswerFault | SendFault | "file-required">
> {
  const over = await consumeRateLimit(services, "answerOrder", caller);
  if (over) return over;
  const read = await readOrder(services, caller, asked.orderNo, asked.key);
  if (!read.ok) return read;
  if (files.length === 0) return refuse("file-required", "files");
  const refused = refuseLine(read.order, { line, files });
  if (refused !== null) return refused;
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner: from } = found;
  const ordered = read.order.lines[line - 1];
  if (from === null || ordered === undefined) return refuse("artwork-gone", "files");
  const { row, catalogue } = read.order;
  const { selection } = ordered;
  const sent = await services.db.transaction(async (tx) => {
    const own = await ownFiles(tx, { from, to: ownerOf(row) }, { catalogue, selection }, files);
    return own.ok ? record(services, tx, { orderNo: row.orderNo, line, files: own.files }) : own;
  });
  return sent.ok ? readOrder(services, caller, asked.orderNo, asked.key) : sent;
}
