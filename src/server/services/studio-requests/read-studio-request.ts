import { addDays } from "#domain/calendar-date.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { readQuoteRequest } from "#server/db/quote-requests.ts";
import { type MailState, readMailStates } from "#server/db/requests/request-mails.ts";
import { type RequestPage, requestPage } from "../quote-answer/read-request-page.ts";
import { saidCause } from "../request-thread/mail-said.ts";
import type { ToldEntry } from "../request-thread/told-thread.ts";
import { requestPicturePath } from "../quote-request/request-files-key.ts";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "shopMoment">;

/** A quote request for the studio: with the path of its picture, which is open for a day; null where nothing can be drawn. */
export interface StudioRequest extends RequestPage {
  readonly picture: string | null;
  /** What has become of the mail of each entry of its thread; null where there was none, or it is kept no more. */
  readonly mails: readonly (MailState | null)[];
}

/** By which the mail of an entry is known. */
function causeOf({ kind, factId, quotationNo }: ToldEntry): string {
  if (factId !== null) return saidCause(factId);
  return kind === "answered" ? `quote-answer:${quotationNo}` : "";
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
  const causes = page.thread.map(causeOf);
  const states = await readMailStates(services.db, causes);
  const mails = causes.map((cause) => states.get(cause) ?? null);
  return { ok: true, request: { ...page, picture, mails } };
}
