import { formatDate, isCalendarDate } from "#domain/calendar-date.ts";
import type { SavedPlaces } from "#domain/quote-request/saved-answer.ts";
import type { ShownRequest } from "./shown-request.types.ts";

/** What saved words say of a request; `until` is the last day as it was typed, or that of the newest answer where none is being typed. */
export function placesOf(
  { number, first_name: firstName, answers }: Pick<ShownRequest, "answers" | "first_name" | "number">,
  until: string | null,
): SavedPlaces {
  const given = answers[0]?.valid_until ?? null;
  const typed = until !== null && isCalendarDate(until) ? formatDate(until) : null;
  return { firstName, number, lastDay: until === null ? given : typed };
}
