import type { TodayKind } from "#domain/order/waiting/today-lanes.ts";
import { countFailedJobs } from "#platform/jobs/failed-jobs.ts";
import type { TaskCount } from "#platform/db/count-rows.ts";
import { countNotPublished } from "#topics/catalogue/read-waiting.ts";
import { workingDays } from "#topics/catalogue/working-days.ts";
import { countOpenQuestions } from "#topics/question/questions.ts";
import { countWaitingReviews } from "#topics/review/waiting-reviews.ts";
import type { Services } from "#topics/services.ts";
import { countOrderTasks, countRefusedMails, countUnansweredRequests } from "./list-rows.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "db" | "shopMoment">;

export interface KindCount extends TaskCount {
  readonly kind: TodayKind;
}

/** What besides orders and requests waits for who asks: reviews, questions, changes of the catalogue, and mails and jobs that are stuck. */
export interface TodayFor {
  readonly decidesReviews: boolean;
  readonly answersQuestions: boolean;
  readonly publishes: boolean;
  readonly mendsWork: boolean;
}

/** How much there is of each kind that waits for a person of the shop; nothing is read only to be counted. */
export async function countToday(
  services: Needs,
  { decidesReviews, answersQuestions, publishes, mendsWork }: TodayFor,
): Promise<readonly KindCount[]> {
  const { db } = services;
  const days = workingDays(services);
  const lateBefore = days.answersLateBefore(services.clock.now());
  const of = async (kind: TodayKind, counted: Promise<TaskCount>) => ({ kind, ...(await counted) });
  const others = await Promise.all([
    of("request", countUnansweredRequests(db, lateBefore)),
    ...(answersQuestions ? [of("shop-question", countOpenQuestions(db, lateBefore))] : []),
    ...(decidesReviews ? [of("review", countWaitingReviews(db, days.looksLateBefore()))] : []),
    ...(publishes ? [of("publication", countNotPublished(services, lateBefore))] : []),
    ...(mendsWork
      ? [of("mail", countRefusedMails(db, lateBefore)), of("job", countFailedJobs(db, lateBefore))]
      : []),
  ]);
  return [...others.filter(({ tasks }) => tasks > 0), ...(await countOrderTasks(db, days.today))];
}
