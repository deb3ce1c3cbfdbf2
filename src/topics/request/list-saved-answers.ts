import { readSavedAnswers } from "./saved-answers-rows.ts";
import type { Services } from "#topics/services.ts";

/** Every saved answer, by name. */
export function listSavedAnswers({ db }: Pick<Services, "db">) {
  return readSavedAnswers(db);
}
