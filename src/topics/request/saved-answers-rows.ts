import { asc, eq, sql } from "drizzle-orm";
import { savedAnswerTable } from "#platform/db/schema/staff/saved-answer.ts";
import type { Queries, Transaction } from "#platform/db/transaction.ts";

const { id, name, words, version } = savedAnswerTable;
const columns = { id, name, words, version };

/** How many there are at most: they are chosen from one list. */
const MOST = 200;

type SavedAnswer = Pick<typeof savedAnswerTable.$inferSelect, "id" | "name" | "words" | "version">;
type SavedWords = Pick<SavedAnswer, "name" | "words">;

/** Every saved answer, by name. */
export function readSavedAnswers(db: Queries): Promise<SavedAnswer[]> {
  return db.select(columns).from(savedAnswerTable).orderBy(asc(name)).limit(MOST);
}

/** One of them, held until the transaction ends; null where it is gone. */
export async function lockSavedAnswer(tx: Transaction, wanted: number): Promise<SavedAnswer | null> {
  const [row] = await tx.select(columns).from(savedAnswerTable).where(eq(id, wanted)).for("update");
  return row ?? null;
}

/** Keeps a new one; null where its name is taken. */
export async function addSavedAnswer(tx: Transaction, saved: SavedWords): Promise<SavedAnswer | null> {
  const [row] = await tx.insert(savedAnswerTable).values(saved).onConflictDoNothing().returning(columns);
  return row ?? null;
}

/** Whether another one has a name. */
export async function isNameTaken(tx: Transaction, wanted: string, besides: number): Promise<boolean> {
  const rows = await tx.select({ id }).from(savedAnswerTable).where(eq(name, wanted));
  return rows.some((row) => row.id !== besides);
}

/** Changes one that is held. */
export async function setSavedAnswer(tx: Transaction, wanted: number, saved: SavedWords): Promise<void> {
  await tx
    .update(savedAnswerTable)
    .set({ ...saved, version: sql`${version} + 1`, changedAt: sql`now()` })
    .where(eq(id, wanted));
}

/** Removes one that is held. */
export async function dropSavedAnswer(tx: Transaction, wanted: number): Promise<void> {
  await tx.delete(savedAnswerTable).where(eq(id, wanted));
}
