import { type RequestFigures, requestFigures } from "#domain/quote-request/request-figures.ts";
import { workingCalendar } from "#domain/deliver/processing-day.ts";
import { type DayTime, workingMinutes } from "#domain/deliver/working-minutes.ts";
import { shopTime } from "#platform/clock.ts";
import { readRecentRequests } from "./recent-requests-rows.ts";
import { workingDays } from "#topics/catalogue/working-days.ts";
import type { Services } from "#topics/services.ts";

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
