import type { CalendarDate } from "#domain/calendar-date.ts";
import {
  countOrderTasks,
  readOrderTasks,
  readRefusedMails,
  readUnansweredRequests,
  type TodayOrderTask,
} from "#server/db/orders/today.ts";
import type { OrderTaskKind } from "#domain/order/waiting/order-tasks.ts";
import { readWaitingReviews } from "#server/db/review/waiting-reviews.ts";
import type { Services } from "../services.ts";
import { type TodayKind, type Urgency, urgencyOf, workingDays, type WorkingDays } from "./working-days.ts";

type Needs = Pick<Services, "catalogue" | "db" | "shopMoment">;

/** More are not shown at once: they are there when these are done. */
const SHOWN = 200;

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
  readonly counts: readonly KindCount[];
}

const none = { requestNo: null, recipient: null } as const;

function ofOrder(days: WorkingDays, order: TodayOrderTask): TodayTask {
  const { kind, since, deadline } = order;
  return { kind, since, deadline, urgency: urgencyOf(days, kind, deadline), order, words: "", ...none };
}

async function requestsOf({ db }: Needs, days: WorkingDays): Promise<readonly TodayTask[]> {
  const rows = await readUnansweredRequests(db, SHOWN);
  return rows.map(({ requestNo, firstName, lastName, title, isAskedBack, since }) => {
    const deadline = days.answerBy(since);
    return {
      kind: "request",
      since,
      deadline,
      urgency: urgencyOf(days, "request", deadline),
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
    const urgency = urgencyOf(days, "mail", deadline);
    return { kind: "mail", since, deadline, urgency, order: null, words, requestNo: null, recipient };
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
      urgency: urgencyOf(days, "review", deadline),
      order: null,
      words,
      ...none,
    };
  });
}

function counted(kind: TodayKind, tasks: readonly TodayTask[]): readonly KindCount[] {
  const late = tasks.filter(({ urgency }) => urgency === "late").length;
  return tasks.length === 0 ? [] : [{ kind, tasks: tasks.length, late }];
}

const notOfOrders: readonly TodayKind[] = ["request", "review", "mail"];

function isOfOrder(kind: TodayKind): kind is OrderTaskKind {
  return !notOfOrders.includes(kind);
}

/**
 * What waits for a person of the shop, the most urgent first; `kind` leaves out all others. `decidesReviews`: whether reviews wait for
 * who asks.
 */
export async function readToday(
  services: Needs,
  kind: TodayKind | null,
  decidesReviews = true,
): Promise<Today> {
  const days = workingDays(services);
  const requests = await requestsOf(services, days);
  const mails = await mailsOf(services, days);
  const reviews = decidesReviews ? await reviewsOf(services, days) : [];
  const orderKind = kind !== null && isOfOrder(kind) ? kind : null;
  const orders = await readOrderTasks(services.db, days.today, orderKind, SHOWN);
  const all = [...orders.map((order) => ofOrder(days, order)), ...requests, ...reviews, ...mails]
    .filter((task) => kind === null || task.kind === kind)
    .toSorted((a, b) => a.deadline.localeCompare(b.deadline) || a.since - b.since);
  const ofOrders = await countOrderTasks(services.db, days.today);
  return {
    date: days.today,
    tasks: all.slice(0, SHOWN),
    counts: [
      ...counted("request", requests),
      ...counted("review", reviews),
      ...counted("mail", mails),
      ...ofOrders,
    ],
  };
}
