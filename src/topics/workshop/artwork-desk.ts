import type { Selection } from "#domain/configure/selection.ts";
import { orderedSlots } from "#domain/configure/options/artwork-slots.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { whyNot } from "#domain/order/may-happen.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { digest, keyed } from "#platform/auth/tokens.ts";
import { guestOwner, type Owner } from "#platform/db/owner.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { takeArtworkOfOrder } from "#topics/order/take-order-artwork.ts";
import type { OrderLine } from "#topics/order/loaded-order.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { type Caller, ensureOwner } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { findGuest } from "#topics/person/guests.ts";
import type { Services } from "#topics/services.ts";
import { openStaffOrder } from "./open-staff-order.ts";

/** The guest whose files lie on the desk of an order: of that order alone, by a token that nobody is given (decision 300). */
function deskToken({ secretKey }: Pick<Services["config"], "secretKey">, orderNo: string): string {
  return keyed(secretKey, "order desk", orderNo);
}

/** Who asks for the files on the desk of an order, at an address. */
export function deskCaller(config: Services["config"], orderNo: string, ip: string): Caller {
  return {
    ip,
    guestToken: deskToken(config, orderNo),
    sessionToken: null,
    registrationToken: null,
    formToken: null,
  };
}

/** What the uploads to the desk of an order are known by. */
export function deskUploader({ secretKey }: Services["config"], orderNo: string): string {
  return keyed(secretKey, "order desk uploads", orderNo);
}

/** Whose the files on the desk of an order are; null before anything lies there. */
export async function findDesk(
  { config }: Pick<Services, "config">,
  db: Queries,
  orderNo: string,
): Promise<Owner | null> {
  const guest = await findGuest(db, digest(deskToken(config, orderNo)));
  return guest && guestOwner(guest.id);
}

type LineFault = "not-found" | "order-closed";

/** A line (from 1) of which the shop may change the artwork now. */
export function lineForArtwork(
  order: ReadOrder,
  line: number,
): { readonly ok: true; readonly ordered: OrderLine } | Refusal<LineFault> {
  const ordered = order.lines[line - 1];
  if (ordered === undefined || orderedSlots(order.catalogue, ordered.selection).length === 0)
    return refuse("not-found");
  const nothing = { artwork: { files: [], setNames: [] }, files: {}, selectionHash: "" };
  const wanted = { kind: "artwork-sent", line, places: [], isOurs: true, ...nothing } as const;
  const why = whyNot<"artwork-sent">(order.state, wanted);
  // What was looked at keeps the customer's files out, and none of the shop's.
  return why === null || why === "artwork-evaluated" ? { ok: true, ordered } : refuse(why);
}

/** A line as it lies on the desk. */
interface LineOnDesk {
  readonly ok: true;
  readonly title: string;
  /** The newest fact of the order. */
  readonly seen: number;
  /** What the tools need of the catalogue that it was ordered by, as JSON, and which one that is. */
  readonly document: string;
  readonly version: string;
  /** As it is ordered, with the files on the desk. */
  readonly selection: Selection;
  readonly date: CalendarDate;
}

type LaidFault = "artwork-full" | "artwork-gone";

/** The files of a line as the desk's own; without its cut lines, where these go with it no more, as round a piece that was made smaller. */
async function layOut(
  tx: Transaction,
  order: ReadOrder,
  { selection }: OrderLine,
  { desk, token }: { readonly desk: Owner | null; readonly token: string },
): Promise<{ readonly ok: true; readonly selection: Selection } | Refusal<LaidFault>> {
  const { owner } = await ensureOwner(tx, desk, token);
  const { catalogue } = order;
  const whole = await takeArtworkOfOrder(tx, order, owner, { catalogue, selection });
  if (whole.ok || selection.artwork === null) return whole.ok ? whole : refuse("artwork-gone");
  const { cutLines: _lines, ...artwork } = selection.artwork;
  const bare = await takeArtworkOfOrder(tx, order, owner, {
    catalogue,
    selection: { ...selection, artwork },
  });
  if (bare.ok) return bare;
  return refuse(bare.code === "artwork-full" ? "artwork-full" : "artwork-gone");
}

/** Lays a line (from 1) with its files on the desk of its order, where the staff work on them. */
export async function openOnDesk(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  ip: string,
  orderNo: string,
  line: number,
): Promise<LineOnDesk | Refusal<LaidFault | LineFault | "too-many-tries">> {
  const over = await consumeRateLimit(services, "staffOrder", { ip });
  if (over) return over;
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { order } = opened;
  const found = lineForArtwork(order, line);
  if (!found.ok) return found;
  const { ordered } = found;
  const desk = await findDesk(services, services.db, orderNo);
  const token = deskToken(services.config, orderNo);
  const laid = await services.db.transaction((tx) => layOut(tx, order, ordered, { desk, token }));
  if (!laid.ok) return laid;
  const { selection } = laid;
  return {
    ok: true,
    title: ordered.title,
    seen: order.facts.at(-1)?.id ?? 0,
    document: JSON.stringify(sliceFor(order.catalogue, [selection.productId], {})),
    version: order.catalogue.version,
    selection,
    date: services.shopMoment().date,
  };
}
