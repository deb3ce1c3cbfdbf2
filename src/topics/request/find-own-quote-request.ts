import { refuse, type Refusal } from "#domain/refusal.ts";
import { findQuoteRequest } from "./quote-requests.ts";
import type { Caller } from "#topics/person/caller.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";
import { type ListedQuoteRequest, withFilesOf } from "./list-quote-requests.ts";

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
