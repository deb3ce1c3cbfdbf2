import { LRUCache } from "lru-cache";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { createConcurrencyLimit } from "#platform/concurrency-limit.ts";
import { embedArtworkView } from "#topics/artwork/artwork-pictures.ts";
import { artworkView } from "#topics/artwork/visible-artwork.ts";
import { proofedLine } from "#topics/order/loaded-order.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import type { Services } from "#topics/services.ts";
import { openStaffOrder } from "./open-staff-order.ts";

type Needs = Pick<Services, "catalogue" | "db" | "shopMoment" | "storage">;
type Drawn = { readonly ok: true; readonly webp: Buffer } | Refusal<"not-found">;

/** Which picture is meant. */
export interface ThumbnailOf {
  readonly orderNo: string;
  /** From 1; null: the first line that has a picture. */
  readonly line: number | null;
  /** The order's newest fact, as the list knows it. */
  readonly seen: number;
  /** The product by itself, or the first sheet as it is printed. */
  readonly shows: "piece" | "sheet";
}

/** Pixels of the longer side of the customer's picture in it. */
const OWN_PX = 240;

/** A page of orders has some 150 of them: two at a time, reading included, leave the processor and the database to whoever waits for an answer. */
const inTurn = createConcurrencyLimit({ sideBySide: 2, longestQueue: 500, reason: "rendering" });

/** By what is meant: nothing is read for it again. A file that is forgotten meanwhile is shown for an hour more at most. */
const byMeaning = new LRUCache<string, Promise<Drawn>>({ max: 2_000, ttl: 3_600_000 });

/** By all that it looks like, drawn once whatever has happened to the order since: 2,000 of them take 8 MB. */
const byLook = new LRUCache<string, Buffer>({ max: 2_000 });

/** What was configured, by which catalogue, and what its files show now. */
function lookOf({ catalogue, artwork }: ReadOrder, selection: Selection): string {
  const files = [...artwork.values()].map(({ id, pictureSha256 }) => `${id} ${pictureSha256}`);
  return JSON.stringify([catalogue.version, selectionToWire(catalogue, selection), files]);
}

async function drawSelection(
  services: Needs,
  order: ReadOrder,
  selection: Selection,
  shows: ThumbnailOf["shows"],
): Promise<Buffer | null> {
  const shown = artworkView(order.catalogue, selection, order.artwork);
  const own = shown && (await embedArtworkView(services, shown, OWN_PX));
  const { drawImposedSheet, drawThumbnail } = await import("#platform/mail/draw-product.ts");
  const draw = shows === "sheet" ? drawImposedSheet : drawThumbnail;
  return draw(order.catalogue, selection, own);
}

/** The first line (from 1) for which something is made. */
function firstPictured({ lines }: ReadOrder): number {
  return lines.findIndex(({ written }) => written !== "charge") + 1;
}

async function draw(services: Needs, { orderNo, line, shows }: ThumbnailOf): Promise<Drawn> {
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { order } = opened;
  const ordered = proofedLine(order, line ?? firstPictured(order));
  if (ordered === null || ordered.written === "charge") return refuse("not-found");
  // What a person has priced by hand is not made as it was configured.
  if (shows === "sheet" && ordered.written !== undefined) return refuse("not-found");
  const look = `${shows} ${lookOf(order, ordered.selection)}`;
  const webp = byLook.get(look) ?? (await drawSelection(services, order, ordered.selection, shows));
  if (webp === null) return refuse("not-found");
  byLook.set(look, webp);
  return { ok: true, webp };
}

/** A small picture of what a line is, or an order, or of its sheet, for lists of the staff (decision 412, decision 460); none of a charge. */
export async function lineThumbnail(services: Needs, meant: ThumbnailOf): Promise<Drawn> {
  const key = `${meant.shows} ${meant.orderNo} ${meant.line} ${meant.seen}`;
  const known = byMeaning.get(key);
  if (known) return known;
  const drawing = inTurn(() => draw(services, meant));
  byMeaning.set(key, drawing);
  // What could not be drawn is tried again.
  const forget = () => byMeaning.delete(key);
  void drawing.then(({ ok }) => ok || forget(), forget);
  return drawing;
}
