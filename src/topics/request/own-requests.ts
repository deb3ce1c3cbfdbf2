import { type Refusal, refuse } from "#domain/refusal.ts";
import {
  findQuoteRequest,
  markConversionNoted,
  type QuoteRequest,
  readFileNames,
  readQuoteRequests,
} from "./quote-requests.ts";
import type { KeyedOrder } from "#topics/order/order-keys.ts";
import { readOrdersAnswering } from "#topics/order/orders.ts";
import type { Owner } from "#platform/db/owner.ts";
import { type ArtworkById, readNamedArtwork } from "#topics/artwork/visible-artwork.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import type { Services } from "#topics/services.ts";

export interface ListedQuoteRequest extends QuoteRequest {
  readonly fileNames: readonly string[];
  /** Its owner's order that has come of it; null where there is none. */
  readonly order: KeyedOrder | null;
  /** What of its owner's artwork it names. */
  readonly artwork: ArtworkById;
}

/** Quote requests of an owner with the names of the files that came with them, and their own artwork. */
export async function withFilesOf(
  { db }: Pick<Services, "db">,
  owner: Owner | null,
  requests: readonly QuoteRequest[],
): Promise<readonly ListedQuoteRequest[]> {
  const ids = requests.map(({ id }) => id);
  const names = await readFileNames(db, ids);
  const orders = owner === null ? new Map<number, KeyedOrder>() : await readOrdersAnswering(db, owner, ids);
  const asked = requests.flatMap(({ selection }) => selection ?? []);
  const artwork = await readNamedArtwork(db, owner, asked);
  return requests.map((request) => ({
    ...request,
    fileNames: names.get(request.id) ?? [],
    order: orders.get(request.id) ?? null,
    artwork,
  }));
}

/** What this browser's account, or its guest, has asked for, the newest first. */
export async function listQuoteRequests(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<
  { readonly ok: true; readonly requests: readonly ListedQuoteRequest[] } | Refusal<"password-must-change">
> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const requests = found.owner === null ? [] : await readQuoteRequests(services.db, found.owner);
  return { ok: true, requests: await withFilesOf(services, found.owner, requests) };
}

/** One of this browser's own quote requests; somebody else's is as unknown as one that is not there. */
export async function findOwnQuoteRequest(
  services: Pick<Services, "db">,
  caller: Caller,
  requestNo: string,
): Promise<
  | { readonly ok: true; readonly request: ListedQuoteRequest }
  | Refusal<"password-must-change" | "quote-request-not-found">
> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const row = found.owner && (await findQuoteRequest(services.db, found.owner, requestNo));
  const [request] = row ? await withFilesOf(services, found.owner, [row]) : [];
  return request ? { ok: true, request } : refuse("quote-request-not-found");
}

/** Notes with a browser's own quote request that it was seen to arrive; `first` is false when it was noted before. */
export async function recordConversion(
  services: Pick<Services, "db">,
  caller: Caller,
  requestNo: string,
): Promise<
  { readonly ok: true; readonly first: boolean } | Refusal<"password-must-change" | "quote-request-not-found">
> {
  const found = await findOwnQuoteRequest(services, caller, requestNo);
  if (!found.ok) return found;
  return { ok: true, first: await markConversionNoted(services.db, found.request.id) };
}
