import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { customerOwner, guestOwner } from "#platform/db/owner.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { printFileOf, type ReadPrintFile } from "#topics/printing/read-print-file.ts";
import { readQuoteRequest } from "./quote-requests.ts";
import { readNamedArtwork } from "#topics/artwork/visible-artwork.ts";
import { type PrintRequest, printRequestOf } from "#topics/printing/print-request.ts";
import type { Services } from "#topics/services.ts";

/** The artwork of a request, as it was configured then; null without any, or of a request that is not there. */
export async function readPrintRequest(
  { catalogue, db }: Pick<Services, "catalogue" | "db">,
  requestNo: string,
): Promise<PrintRequest | null> {
  const row = await readQuoteRequest(db, requestNo);
  const selection = row?.selection;
  const ids = filesIn(selection?.artwork ?? null);
  if (!row || !selection || ids.length === 0) return null;
  const then = await catalogue.version(row.catalogueVersionId);
  if (then === null) return null;
  const owner = row.customerId === null ? guestOwner(row.guestId ?? 0) : customerOwner(row.customerId);
  const known = await readNamedArtwork(db, owner, [selection]);
  const asked = { number: requestNo, orderNo: requestNo, line: null, madeAt: row.createdAt };
  return printRequestOf({ ...asked, catalogue: then, selection }, known);
}

/** One of the print files of a request, made when it is asked for; why not where the customer's file does not allow it. */
export async function readPrintFile(
  services: Pick<Services, "catalogue" | "config" | "db" | "storage">,
  requestNo: string,
  file: string,
): Promise<ReadPrintFile | Refusal<"not-found">> {
  const request = await readPrintRequest(services, requestNo);
  return request === null ? refuse("not-found") : printFileOf(services, request, file);
}
