import { refuse, type Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { type ReadHistory, seenOfRequest } from "./read-history.ts";

/** Whether its newest answer is the last thing that happened. */
export function endsWithAnswer({ answers, facts }: ReadHistory): boolean {
  return !facts.some((fact) => fact.answers === answers.length);
}

/** Why the shop says nothing to a request by somebody who saw less of it, or when its answer was ordered; null where it can. */
export function hindersShop(
  history: ReadHistory,
  seen: number,
): Refusal<"answer-ordered" | "request-answered" | "request-moved"> | null {
  if (seenOfRequest(history) !== seen)
    return endsWithAnswer(history) ? refuse("request-answered") : refuseStaff("request-moved");
  return history.answers.some(({ isOrdered }) => isOrdered) ? refuse("answer-ordered") : null;
}
