import type { CalendarDate } from "#domain/calendar-date.ts";
import {
  countOrderTasks,
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

interface KindCount {
  readonly kind: TodayKind;
  readonly tasks: number;
  readonly late: number;
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
  const rows = await readNotPublished(services);
  return rows.map(({ since, what, why }) => {
    const deadline = days.answerBy(since);
    const urgency = urgencyOf(days, deadline);
    return { kind: "publication", since, deadline, urgency, order: null, words: `${what}: ${why}`, ...none };
  });
}

function counted(kind: TodayKind, tasks: readonly TodayTask[]): readonly KindCount[] {
  const late = tasks.filter(({ urgency }) => urgency === "late").length;
  return tasks.length === 0 ? [] : [{ kind, tasks: tasks.length, late }];
}

const notOfOrders: readonly TodayKind[] = [
  "request",
  "review",
  "shop-question",
  "publication",
  "mail",
  "job",
];

function isOfOrder(kind: TodayKind): kind is OrderTaskKind {
  return !notOfOrders.includes(kind);
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

/** What besides orders and requests waits for who asks: reviews, questions, changes of the catalogue, and mails and jobs that are stuck. */
export interface TodayFor {
  readonly decidesReviews: boolean;
  readonly answersQuestions: boolean;
  readonly publishes: boolean;
  readonly mendsWork: boolean;
}

const everything: TodayFor = {
  decidesReviews: true,
  answersQuestions: true,
  publishes: true,
  mendsWork: true,
};

/** What waits and is of no order, by its kind, in the order in which counts stand. */
async function othersOf(
  services: Needs,
  days: WorkingDays,
  { decidesReviews, answersQuestions, publishes, mendsWork }: TodayFor,
): Promise<readonly (readonly [TodayKind, readonly TodayTask[]])[]> {
  return [
    ["request", await requestsOf(services, days)],
    ["shop-question", answersQuestions ? await questionsOf(services, days) : []],
    ["review", decidesReviews ? await reviewsOf(services, days) : []],
    ["publication", publishes ? await publicationsOf(services, days) : []],
    ["mail", mendsWork ? await mailsOf(services, days) : []],
    ["job", mendsWork ? await jobsOf(services, days) : []],
  ];
}

/** How much there is of each kind that waits for a person of the shop. */
export async function countToday(services: Needs, who: TodayFor): Promise<readonly KindCount[]> {
  const days = workingDays(services);
  const others = await othersOf(services, days, who);
  const ofOrders = await countOrderTasks(services.db, days.today);
  return [...others.flatMap(([kind, tasks]) => counted(kind, tasks)), ...ofOrders];
}

/** What waits for a person of the shop, the most urgent first; `kind` leaves out all others. */
export async function readToday(
  services: Needs,
  kind: TodayKind | null,
  who: TodayFor = everything,
): Promise<Today> {
  const days = workingDays(services);
  const day = urgencyDay(services);
  const others = await othersOf(services, days, who);
  const orders = await orderTasksOf(services, days, kind);
  const all = [...orders.map((order) => ofOrder(days, day, order)), ...others.flatMap(([, tasks]) => tasks)]
    .filter((task) => kind === null || task.kind === kind)
    .toSorted((a, b) => a.deadline.localeCompare(b.deadline) || a.since - b.since);
  const ofOrders = await countOrderTasks(services.db, days.today);
  return {
    date: days.today,
    tasks: kind === null ? firstOfLanes(all) : all.slice(0, SHOWN),
    atRisk: await countUrgent(services, "risk"),
    counts: [...others.flatMap(([of, tasks]) => counted(of, tasks)), ...ofOrders],
  };
}
