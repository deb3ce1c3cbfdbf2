import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { awaitedArtwork } from "#domain/order/proof/lacking-artwork.ts";
import type { Queries } from "#platform/db/database.ts";
import { type AnsweredRequest, readAnsweredRequest } from "#topics/quotation/answered-request.ts";
import type { LoadedOrder } from "./loaded-order.ts";
import type { ReadOrder } from "./read-order.ts";

/** Whether there are files of its customer's beside its lines: those of the request that it answers. */
function hasFiles(request: AnsweredRequest | null): boolean {
  return request?.files.some(({ by }) => by === "customer") ?? false;
}

/** The lines (from 1) of an order that wait for their customer's artwork. */
export function awaitedLines({
  catalogue,
  lines,
  artwork,
  request,
}: Pick<ReadOrder, "artwork" | "catalogue" | "lines" | "request">): ReadonlySet<number> {
  const isThere = (file: string) => artwork.has(file);
  return awaitedArtwork(catalogue, lines, { hasRequestFiles: hasFiles(request), isThere });
}

/** The same in a transaction, by the places alone: what was ordered is kept. */
export async function readAwaitedLines(
  db: Queries,
  catalogue: Catalogue,
  { row, lines }: LoadedOrder,
): Promise<ReadonlySet<number>> {
  const request = await readAnsweredRequest(db, row.quotationId);
  return awaitedArtwork(catalogue, lines, { hasRequestFiles: hasFiles(request) });
}
