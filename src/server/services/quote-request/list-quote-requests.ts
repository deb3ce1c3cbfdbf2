import type { Refusal } from "#domain/refusal.ts";
import { type QuoteRequest, readFileNames, readQuoteRequests } from "#server/db/quote-requests.ts";
import type { Caller } from "../caller.ts";
import { findOwner } from "../find-owner.ts";
import type { Services } from "../services.ts";

export interface ListedQuoteRequest extends QuoteRequest {
  readonly fileNames: readonly string[];
}

/** Quote requests with the names of the files that came with them. */
export async function withFileNames(
  { db }: Pick<Services, "db">,
  requests: readonly QuoteRequest[],
): Promise<readonly ListedQuoteRequest[]> {
  const names = await readFileNames(
    db,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => ({ ...request, fileNames: names.get(request.id) ?? [] }));
}

/** What this browser's account, or its guest, has asked for, the newest first. */
export async function listQuoteRequests(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<{ readonly ok: true; readonly requests: readonly ListedQuoteRequest[] } | Refusal> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const requests = found.owner === null ? [] : await readQuoteRequests(services.db, found.owner);
  return { ok: true, requests: await withFileNames(services, requests) };
}
