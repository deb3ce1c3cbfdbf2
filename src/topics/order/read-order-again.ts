import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import { messageOf } from "#domain/messages.ts";
import { type ChangedDetail, changedDetails } from "#domain/order/changed-details.ts";
import type { Cents } from "#domain/money.ts";
import type { Refusal } from "#domain/refusal.ts";
import { pricedAgain } from "#domain/submission/priced-again.ts";
import type { KnownArtwork } from "#topics/artwork/shown-artwork.ts";
import type { Caller } from "#topics/person/caller.ts";
import type { AskedOrder } from "./answer-proof.ts";
import type { OrderLine } from "./known-order.ts";
import { readOrder, type ReadOrder } from "./read-order.ts";
import type { Services } from "#topics/services.ts";

/** A line of an order as it would be ordered today. */
export type AgainLine = {
  /** Of the order, from 1. */
  readonly line: number;
  readonly ordered: OrderLine;
} & (
  | {
      readonly ok: true;
      readonly selection: Selection;
      readonly price: Cents;
      readonly title: string;
      readonly changes: readonly ChangedDetail[];
    }
  /** Why it cannot be made any more. */
  | { readonly ok: false; readonly why: string }
);

/** Whether every file is there, with the bytes that were ordered. */
function hasFiles({ selection, files }: OrderLine, known: KnownArtwork): boolean {
  return filesIn(selection.artwork).every((id) => known.get(id)?.sha256 === files[id]);
}

function againLine(
  catalogue: Catalogue,
  on: CalendarDate,
  known: KnownArtwork,
  [at, ordered]: readonly [number, OrderLine],
): AgainLine {
  const line = at + 1;
  if (ordered.written !== undefined) return { line, ordered, ok: false, why: messageOf("quoted-in-words") };
  if (!hasFiles(ordered, known)) return { line, ordered, ok: false, why: messageOf("artwork-gone") };
  const priced = pricedAgain(catalogue, ordered.selection, on);
  if (!priced.ok) return { line, ordered, ...priced };
  const { selection, row } = priced;
  return {
    line,
    ordered,
    ok: true,
    selection,
    price: row.price,
    title: titleOf(catalogue, selection),
    changes: changedDetails(ordered.details, detailsOf(catalogue, selection)),
  };
}

/** The lines of an order at today's prices, by the catalogue of now. */
export function againLines(
  { catalogue, shopMoment }: Pick<Services, "catalogue" | "shopMoment">,
  { lines, artwork }: Pick<ReadOrder, "lines" | "artwork">,
): readonly AgainLine[] {
  const { date } = shopMoment();
  return [...lines.entries()].map((entry) => againLine(catalogue.current(), date, artwork, entry));
}

/** What an order would be if it were ordered again today, for its owner and for whoever has its key. */
export async function readOrderAgain(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  { orderNo, key }: AskedOrder,
): Promise<
  { readonly ok: true; readonly lines: readonly AgainLine[] } | Refusal<"not-found" | "password-must-change">
> {
  const read = await readOrder(services, caller, orderNo, key);
  return read.ok ? { ok: true, lines: againLines(services, read.order) } : read;
}
