import { readSavedAnswers } from "#server/db/requests/saved-answers.ts";
import type { Services } from "../services.ts";

/** Every saved answer, by name. */
export function listSavedAnswers({ db }: Pick<Services, "db">) {
  return readSavedAnswers(db);
}
