import type { Refusal } from "#domain/refusal.ts";
import { markConversionNoted } from "./quote-requests.ts";
import type { Caller } from "#topics/person/caller.ts";
import type { Services } from "#topics/services.ts";
import { findOwnQuoteRequest } from "./find-own-quote-request.ts";

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
