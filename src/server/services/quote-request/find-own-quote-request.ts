import { refuse, type Refusal } from "../../../domain/account/refusal.ts";
import { findQuoteRequest, readFileNames } from "../../db/ordering/quote-requests.ts";
import type { Caller } from "../auth/caller.ts";
import { findOwner } from "../ordering/find-owner.ts";
import type { Services } from "../services.ts";
import type { ListedQuoteRequest } from "./list-quote-requests.ts";

/** One of this browser's own quote requests; somebody else's is as unknown as one that is not there. */
export const findOwnQuoteRequest = async (
  services: Services,
  caller: Caller,
  requestNo: string,
): Promise<{ readonly ok: true; readonly request: ListedQuoteRequest } | Refusal> => {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const request = found.owner && (await findQuoteRequest(services.db, found.owner, requestNo));
  if (!request) return refuse("quote-request-not-found");
  const names = await readFileNames(services.db, [request.id]);
  return { ok: true, request: { ...request, fileNames: names.get(request.id) ?? [] } };
};
