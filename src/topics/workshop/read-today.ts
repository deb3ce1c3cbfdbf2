import type { CalendarDate } from "#domain/calendar-date.ts";
import { countToday, type KindCount, type TodayFor } from "./count-today.ts";
import {
  readOrderTasks,
  readRefusedMails,
  readUnansweredRequests,
  type TodayOrderTask,
} from "./list-rows.ts";
import { orderUrgency, type UrgencyDay } from "#domain/order/printing/print-urgency.ts";
import { type OrderTaskKind, orderTaskKinds } from "#domain/order/waiting/order-tasks.ts";
import {
  laneOf,
  orderKindsIn,
  type TodayKind,
  type TodayLane,
  todayLanes,
} from "#domain/order/waiting/today-lanes.ts";
import { jobLabel } from "#domain/studio/job-labels.ts";
import { readNotPublished } from "#topics/catalogue/read-waiting.ts";
import { readListedQuestions } from "#topics/question/questions.ts";
import { readWaitingReviews } from "#topics/review/waiting-reviews.ts";
import { listFailedJobs } from "#platform/jobs/failed-jobs.ts";
import type { Services } from "#topics/services.ts";
import { countUrgent, urgencyDay } from "./list-shop-orders.ts";
import { type Urgency, urgencyOf, workingDays, type WorkingDays } from "#topics/catalogue/working-days.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "db" | "shopMoment">;

/** More are not shown at once: they are there when these are done. In a list of one kind, and in a lane. */
const SHOWN = 200;
const SHOWN_IN_LANE = 30;

/** Something that waits for a person of the shop. */
export interface TodayTask {
  readonly kind: TodayKind;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly deadline: CalendarDate;
  readonly urgency: Urgency | null;
  readonly order: TodayOrderTask | null;
  /** What it is about where that is no order. */
  readonly words: string;
  /** The quote request that it is. */
  readonly requestNo: string | null;
  /** To whom the refused mail went. */
  readonly recipient: string | null;
}

export interface Today {
  readonly date: CalendarDate;
  /** The most urgent first. */
  readonly tasks: readonly TodayTask[];
  /** Orders that leave after their day if they are begun now. */
  readonly atRisk: number;
  readonly counts: readonly KindCount[];
}

/** How much of a question is read on the list. */
const SHOWN_WORDS = 120;

const none = { requestNo: null, recipient: null } as const;

/** What an order's own day is the deadline of. */
const byLeaving: ReadonlySet<TodayKind> = new Set(["print", "send"]);

function ofOrder(days: WorkingDays, day: UrgencyDay, order: TodayOrderTask): TodayTask {
  const { kind, since, deadline } = order;
  const urgency = urgencyOf(days, deadline, byLeaving.has(kind) ? orderUrgency(day, order) : null);
  return { kind, since, deadline, urgency, order, words: "", ...none };
}

async function requestsOf({ db }: Needs, days: WorkingDays): Promise<readonly TodayTask[]> {
  const rows = await readUnansweredRequests(db, SHOWN);
  return rows.map(({ requestNo, firstName, lastName, title, isAskedBack, since }) => {
    const deadline = days.answerBy(since);
    return {
      kind: "request",
      since,
      deadline,
      urgency: urgencyOf(days, deadline),
      order: null,
      words: [`${firstName} ${lastName}`, title, isAskedBack ? "asked back" : ""]
        .filter((part) => part !== "")
        .join(" · "),
      requestNo,
      recipient: null,
    };
  });
}

async function mailsOf({ db }: Needs, days: WorkingDays): Promise<readonly TodayTask[]> {
  const rows = await readRefusedMails(db, SHOWN);
  return rows.map(({ subject, recipient, since }) => {
    const deadline = days.answerBy(since);
    const words = `“${subject}” did not reach ${recipient}`;
    const urgency = urgencyOf(days, deadline);
    return { kind: "mail", since, deadline, urgency, order: null, words, requestNo: null, recipient };
  });
}

/** Work that failed its last try: what it does, of which order or mail, and why it failed. */
async function jobsOf({ db }: Needs, days: WorkingDays): Promise<readonly TodayTask[]> {
  const rows = await listFailedJobs(db, SHOWN);
  return rows.map(({ failedAt, queue, orderNo, subject, reason }) => {
    const since = failedAt.getTime();
    const deadline = days.answerBy(since);
    const urgency = urgencyOf(days, deadline);
    const work = [jobLabel(queue), subject ?? orderNo].filter((part) => part !== null).join(", ");
    const words = `${work}: ${reason}`;
    return { kind: "job", since, deadline, urgency, order: null, words, ...none };
  });
}

async function reviewsOf({ catalogue, db }: Needs, days: WorkingDays): Promise<readonly TodayTask[]> {
  const rows = await readWaitingReviews(db, SHOWN);
  return rows.map(({ review: { productId, title, rate, writtenOn } }) => {
    const deadline = days.lookedAtBy(writtenOn);
    const product = catalogue.current().products.get(productId)?.name ?? "";
    const since = Date.parse(`${writtenOn}T00:00:00Z`);
    const words = `“${title}”, ${rate} of 5 stars${product && ` for ${product}`}`;
    return {
      kind: "review",
      since,
      deadline,
      urgency: urgencyOf(days, deadline),
      order: null,
      words,
      ...none,
    };
  });
}

async function questionsOf({ catalogue, db }: Needs, days: WorkingDays): Promise<readonly TodayTask[]> {
  const rows = await readListedQuestions(db, { state: "open", after: null, most: SHOWN });
  return rows.map(({ question: { productId, firstName, words, askedAt } }) => {
    const since = askedAt.getTime();
    const deadline = days.answerBy(since);
    const product = productId === null ? undefined : catalogue.current().products.get(productId)?.name;
    const begun = words.length > SHOWN_WORDS ? `${words.slice(0, SHOWN_WORDS)} …` : words;
    return {
      kind: "shop-question",
      since,
      deadline,
      urgency: urgencyOf(days, deadline),
      order: null,
      words: `“${begun}” ${firstName}${product === undefined ? "" : `, about ${product}`}`,
      ...none,
    };
  });
}

/** What was to be put on sale at an hour that has passed without it. */
async function publicationsOf(services: Needs, days: WorkingDays): Promise<readonly TodayTask[]> {
  const rows = await readNotPublished(services, SHOWN);
  return rows.map(({ since, what, why }) => {
    const deadline = days.answerBy(since);
    const urgency = urgencyOf(days, deadline);
    return { kind: "publication", since, deadline, urgency, order: null, words: `${what}: ${why}`, ...none };
  });
}

function isOfOrder(kind: TodayKind): kind is OrderTaskKind {
  return (orderTaskKinds as readonly TodayKind[]).includes(kind);
}

/** Tasks of orders, of one kind or the first of each lane: one that is full leaves room for the others (decision 413). */
async function orderTasksOf(
  { db }: Needs,
  { today }: WorkingDays,
  kind: TodayKind | null,
): Promise<readonly TodayOrderTask[]> {
  if (kind !== null) return isOfOrder(kind) ? readOrderTasks(db, today, [kind], SHOWN) : [];
  const lanes = todayLanes.map((lane) =>
    readOrderTasks(db, today, orderKindsIn(lane, orderTaskKinds), SHOWN_IN_LANE),
  );
  return (await Promise.all(lanes)).flat();
}

function firstOfLanes(tasks: readonly TodayTask[]): readonly TodayTask[] {
  const shown = new Map<TodayLane, number>();
  return tasks.filter(({ kind }) => {
    const count = (shown.get(laneOf(kind)) ?? 0) + 1;
    shown.set(laneOf(kind), count);
    return count <= SHOWN_IN_LANE;
  });
}

const everything: TodayFor = {
  decidesReviews: true,
  answersQuestions: true,
  publishes: true,
  mendsWork: true,
};

type ReadTasks = (services: Needs, days: WorkingDays) => Promise<readonly TodayTask[]>;

/** What waits and is of no order: of all kinds that somebody sees, or of one. */
async function othersOf(
  services: Needs,
  days: WorkingDays,
  only: TodayKind | null,
  { decidesReviews, answersQuestions, publishes, mendsWork }: TodayFor,
): Promise<readonly TodayTask[]> {
  const all: readonly (readonly [TodayKind, boolean, ReadTasks])[] = [
    ["request", true, requestsOf],
    ["shop-question", answersQuestions, questionsOf],
    ["review", decidesReviews, reviewsOf],
    ["publication", publishes, publicationsOf],
    ["mail", mendsWork, mailsOf],
    ["job", mendsWork, jobsOf],
  ];
  const read = all.filter(([kind, isSeen]) => isSeen && (only === null || kind === only));
  return (await Promise.all(read.map(([, , tasksOf]) => tasksOf(services, days)))).flat();
}

/** What waits for a person of the shop, the most urgent first; `kind` leaves out all others. */
export async function readToday(
  services: Needs,
  kind: TodayKind | null,
  who: TodayFor = everything,
): Promise<Today> {
  const days = workingDays(services);
  const day = urgencyDay(services);
  const others = await othersOf(services, days, kind, who);
  const orders = await orderTasksOf(services, days, kind);
  const all = [...orders.map((order) => ofOrder(days, day, order)), ...others].toSorted(
    (a, b) => a.deadline.localeCompare(b.deadline) || a.since - b.since,
  );
  return {
    date: days.today,
    tasks: kind === null ? firstOfLanes(all) : all.slice(0, SHOWN),
    atRisk: await countUrgent(services, "risk"),
    counts: await countToday(services, who),
  };
}
