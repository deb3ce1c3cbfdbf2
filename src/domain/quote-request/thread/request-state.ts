import type { CalendarDate } from "#domain/calendar-date.ts";
import type { RequestFact } from "./request-fact.ts";

/** A price that was given to a request. */
export interface GivenAnswer {
  readonly quotationNo: string;
  /** The instant, in milliseconds since 1970. */
  readonly at: number;
  /** The last day on which it can be ordered. */
  readonly validUntil: CalendarDate;
  readonly isOrdered: boolean;
}

/** Everything that has happened to a quote request. */
export interface RequestHistory {
  /** When it was asked, in milliseconds since 1970. */
  readonly askedAt: number;
  /** The oldest first. */
  readonly answers: readonly GivenAnswer[];
  /** In the order in which they were recorded. */
  readonly facts: readonly RequestFact[];
}

/** Where a request stands by what has happened, whatever day it is. */
export type NotedStage = "requested" | "answered" | "asked-back" | "accepted" | "declined";

/** The same with the clock: the last day of its answer has passed. */
export type RequestStage = NotedStage | "lapsed";

/** What lists and people need to know of a request; worked out from what has happened, never stored as the truth. */
export interface RequestStanding {
  readonly stage: NotedStage;
  /** Since when it waits for a person of the shop, in milliseconds since 1970; null while it does not. */
  readonly waitsSince: number | null;
  /** The last day of the newest answer; null without one. */
  readonly answerUntil: CalendarDate | null;
}

/** An answer, or a fact, in the order in which they came. */
export type RequestEntry =
  | { readonly entry: "answer"; readonly answer: GivenAnswer }
  | { readonly entry: "fact"; readonly fact: RequestFact };

/** What has happened, the oldest first: each fact after the answers that it came after. */
export function messagesSince({ answers, facts }: RequestHistory): readonly RequestEntry[] {
  const after = (count: number): readonly RequestEntry[] =>
    facts.filter((fact) => fact.answers === count).map((fact) => ({ entry: "fact", fact }));
  return [
    ...after(0),
    ...answers.flatMap((answer, at): readonly RequestEntry[] => [
      { entry: "answer", answer },
      ...after(at + 1),
    ]),
  ];
}

type Standing = Pick<RequestStanding, "stage" | "waitsSince">;

/** A message of the shop hands the question back; one of a customer waits for the shop since the first that was not heard. */
function afterFact({ stage, waitsSince }: Standing, { kind, by, at, answers }: RequestFact): Standing {
  if (kind === "declined") return { stage: "declined", waitsSince: null };
  if (by === "shop") return { stage: stage === "asked-back" ? "answered" : stage, waitsSince: null };
  return { stage: answers === 0 ? "requested" : "asked-back", waitsSince: waitsSince ?? at };
}

/** Where a request stands. What was ordered stays accepted; a question that was asked back outlasts the day of its answer. */
export function requestState(history: RequestHistory): RequestStanding {
  const begun: Standing = { stage: "requested", waitsSince: history.askedAt };
  const standing = messagesSince(history).reduce<Standing>(
    (before, said) =>
      said.entry === "fact" ? afterFact(before, said.fact) : { stage: "answered", waitsSince: null },
    begun,
  );
  const answerUntil = history.answers.at(-1)?.validUntil ?? null;
  const isOrdered = history.answers.some((answer) => answer.isOrdered);
  return isOrdered ? { stage: "accepted", waitsSince: null, answerUntil } : { ...standing, answerUntil };
}

/** Where a request stands on a day: the last day of an answer is still one of its days. */
export function stageOn(
  { stage, answerUntil }: Pick<RequestStanding, "answerUntil" | "stage">,
  today: CalendarDate,
): RequestStage {
  return stage === "answered" && answerUntil !== null && answerUntil < today ? "lapsed" : stage;
}

/** Whether an answer was declined: it cannot be ordered any more. */
export function isDeclined({ facts }: Pick<RequestHistory, "facts">, quotationNo: string): boolean {
  return facts.some((fact) => fact.kind === "declined" && fact.quotationNo === quotationNo);
}
