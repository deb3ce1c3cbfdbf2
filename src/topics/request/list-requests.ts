import { folded } from "#domain/folded.ts";
import { stageOn } from "#domain/quote-request/thread/request-state.ts";
import { readListedRequests, type RequestPlace, type RequestState } from "./listed-requests.ts";
import { workingDays } from "#topics/catalogue/working-days.ts";
import type { Services } from "#topics/services.ts";
import { type RequestFigures, requestFigures } from "#domain/quote-request/request-figures.ts";
import { workingCalendar } from "#domain/deliver/processing-day.ts";
import { type DayTime, workingMinutes } from "#domain/deliver/working-minutes.ts";
import { shopTime } from "#platform/clock.ts";
import { readRecentRequests } from "./request-rows.ts";

/** How many requests a page of the list has. */
const PAGE = 50;

export interface RequestsQuery {
  readonly state: RequestState;
  /** As typed; "" for all. */
  readonly search: string;
  readonly after: RequestPlace | null;
}

/** A page of the quote requests, and the place where the next one begins; null at the end. */
export async function listStudioRequests(
  { db }: Pick<Services, "db">,
  { state, search, after }: RequestsQuery,
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

/** Of so many days the figures tell. */
const DAYS = 30;
/** The shop begins at nine, and works until its cut-off. */
const OPENS = 9 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** How the requests of the last 30 days were answered. */
export async function readRequestFigures(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
): Promise<RequestFigures> {
  const { document } = services.catalogue.current();
  const { timeZone, cutOff, region } = document.shop;
  const calendar = workingCalendar(document.holidays, region);
  const hours = { from: OPENS, to: minutesOf(cutOff) };
  const { today, answerBy } = workingDays(services);
  const timeOf = (at: Date): DayTime => shopTime(at.getTime(), timeZone);
  const rows = await readRecentRequests(services.db, DAYS);
  return requestFigures(
    rows.map(({ createdAt, firstAnsweredAt, stage }) => {
      const by = answerBy(createdAt.getTime());
      const answered = firstAnsweredAt && timeOf(firstAnsweredAt);
      return {
        minutes: answered && workingMinutes(calendar, hours, timeOf(createdAt), answered),
        isInTime: answered ? answered.date <= by : by < today ? false : null,
        isAccepted: stage === "accepted",
      };
    }),
  );
}
