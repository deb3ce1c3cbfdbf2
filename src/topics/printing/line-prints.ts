import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { StoredOrder } from "#platform/db/schema/orders/order.ts";
import type { KnownArtwork } from "#topics/artwork/shown-artwork.ts";
import { type PrintRequest, printRequestOf } from "./print-request.ts";

/** A line of an order as far as it decides what is printed and cut. */
export interface ProofedLine {
  readonly selection: Selection;
  readonly quantity: number;
  readonly sets: number;
  /** SHA-256 of each file it is printed from, by the file's id. */
  readonly files: Readonly<Record<string, string>>;
}

/** What is known of an order's artwork: of when it was placed, as its catalogue is. */
interface Ordered {
  readonly row: Pick<StoredOrder, "orderNo" | "placedAt">;
  readonly catalogue: Catalogue;
  readonly artwork: KnownArtwork;
}

/** What is printed of a line (from 1): the files that were ordered, by their bytes; another content under the same id is none of it. */
export function linePrints(
  { row: { orderNo, placedAt }, catalogue, artwork }: Ordered,
  line: number,
  { selection, files }: Pick<ProofedLine, "selection" | "files">,
): PrintRequest {
  const ordered = new Map([...artwork].filter(([id, { sha256 }]) => files[id] === sha256));
  const asked = { number: `${orderNo}-${line}`, orderNo, line, madeAt: placedAt, catalogue, selection };
  return printRequestOf(asked, ordered);
}
