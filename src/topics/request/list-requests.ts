import { folded } from "#domain/folded.ts";
import { stageOn } from "#domain/quote-request/thread/request-state.ts";
import { readListedRequests, type RequestPlace, type RequestState } from "./listed-requests.ts";
import { workingDays } from "#topics/catalogue/working-days.ts";
import type { Services } from "#topics/services.ts";

/** How many requests a page of the list has. */
const PAGE = 50;

export interface AskedRequests {
  readonly state: RequestState;
  /** As typed; "" for all. */
  readonly search: string;
  readonly after: RequestPlace | null;
}

/** A page of the quote requests, and the place where the next one begins; null at the end. */
export async function listStudioRequests(
  { db }: Pick<Services, "db">,
  { state, search, after }: AskedRequests,
) {
  const words = folded(search)
    .split(" ")
    .filter((word) => word !== "");
  const rows = await readListedRequests(db, { state, words, after, most: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return { requests: shown, next: rows.length > PAGE && last ? last : null };
}

type ListedRequest = Awaited<ReturnType<typeof listStudioRequests>>["requests"][number];

/** Where listed requests stand today, and by when those that wait for the shop are to be answered. */
export function withDeadlines(
  services: Pick<Services, "catalogue" | "shopMoment">,
  requests: readonly ListedRequest[],
) {
  const days = workingDays(services);
  return requests.map((row) => ({
    ...row,
    shownStage: stageOn(row, days.today),
    answerBy: row.waitsSince && days.answerBy(row.waitsSince.getTime()),
  }));
}
