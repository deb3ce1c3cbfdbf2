import { type Refusal, refuse } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import {
  addSavedAnswer,
  dropSavedAnswer,
  isNameTaken,
  lockSavedAnswer,
  readSavedAnswers,
  setSavedAnswer,
} from "./request-rows.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "db">;
type Done = { readonly ok: true };
type Saved = NonNullable<Awaited<ReturnType<typeof lockSavedAnswer>>>;
type Typed = Pick<Saved, "name" | "words">;

/** Somebody else has changed what was seen: this is how it is now. */
export interface SavedAnswerChanged extends Refusal<"staff-changed"> {
  readonly saved: Saved;
}

/** Saves words under a name of their own. */
export function makeSavedAnswer(
  { db }: Needs,
  staffId: number,
  { name, words }: Typed,
): Promise<{ readonly ok: true; readonly saved: Saved } | Refusal<"saved-answer-used">> {
  return db.transaction(async (tx) => {
    const saved = await addSavedAnswer(tx, { name, words });
    if (saved === null) return refuseStaff("saved-answer-used", "name");
    const target = `saved answer ${saved.id}`;
    await writeAudit(tx, { staffId, action: "saved-answer.made", target, after: { name, words } });
    return { ok: true, saved };
  });
}

/** Does something to one that is as it was seen. */
function changing<Refused extends Refusal<"saved-answer-used">>(
  { db }: Needs,
  { id, version }: Pick<Saved, "id" | "version">,
  change: (tx: Transaction, before: Saved) => Promise<Done | Refused>,
): Promise<Done | Refused | Refusal<"not-found"> | SavedAnswerChanged> {
  return db.transaction(async (tx) => {
    const before = await lockSavedAnswer(tx, id);
    if (before === null) return refuse("not-found");
    if (before.version !== version) return { ...refuseStaff("staff-changed"), saved: before };
    return change(tx, before);
  });
}

/** Changes a saved answer; the same again changes nothing. */
export function changeSavedAnswer(
  services: Needs,
  staffId: number,
  { id, version, name, words }: Saved,
): Promise<Done | Refusal<"not-found" | "saved-answer-used"> | SavedAnswerChanged> {
  return changing<Refusal<"saved-answer-used">>(services, { id, version }, async (tx, before) => {
    if (before.name === name && before.words === words) return { ok: true };
    if (await isNameTaken(tx, name, id)) return refuseStaff("saved-answer-used", "name");
    await setSavedAnswer(tx, id, { name, words });
    await writeAudit(tx, {
      staffId,
      action: "saved-answer.changed",
      target: `saved answer ${id}`,
      before: { name: before.name, words: before.words },
      after: { name, words },
    });
    return { ok: true };
  });
}

/** Removes a saved answer. What was sent with it stays. */
export function removeSavedAnswer(
  services: Needs,
  staffId: number,
  seen: Pick<Saved, "id" | "version">,
): Promise<Done | Refusal<"not-found"> | SavedAnswerChanged> {
  return changing<never>(services, seen, async (tx, { id, name, words }) => {
    await dropSavedAnswer(tx, id);
    await writeAudit(tx, {
      staffId,
      action: "saved-answer.removed",
      target: `saved answer ${id}`,
      before: { name, words },
    });
    return { ok: true };
  });
}

/** Every saved answer, by name. */
export function listSavedAnswers({ db }: Pick<Services, "db">) {
  return readSavedAnswers(db);
}
