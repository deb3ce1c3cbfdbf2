import { addDays } from "#domain/calendar-date.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { readQuoteRequest } from "#server/db/quote-requests.ts";
import { type RequestPage, requestPage } from "../quote-answer/read-request-page.ts";
import { requestPicturePath } from "../quote-request/request-files-key.ts";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "shopMoment">;

/** A quote request for the studio: with the path of its picture, which is open for a day; null where nothing can be drawn. */
export interface StudioRequest extends RequestPage {
  readonly picture: string | null;
}

/** A quote request with all that is needed to answer it, for who may read requests. */
export async function readStudioRequest(
  services: Needs,
  requestNo: string,
): Promise<{ readonly ok: true; readonly request: StudioRequest } | Refusal<"not-found">> {
  const row = await readQuoteRequest(services.db, requestNo);
  if (row === null) return refuse("not-found");
  const page = await requestPage(services, row);
  const until = addDays(services.shopMoment().date, 1);
  const picture = page.hasPicture ? requestPicturePath(services, requestNo, until) : null;
  return { ok: true, request: { ...page, picture } };
}
