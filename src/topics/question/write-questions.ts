import { and, eq, isNull } from "drizzle-orm";
import { questionTable } from "#platform/db/schema/review.ts";
import { tellStudio } from "#platform/db/changes.ts";
import type { Queries, Transaction } from "#platform/db/transaction.ts";

export type StoredQuestion = typeof questionTable.$inferSelect;
export type NewQuestion = Omit<typeof questionTable.$inferInsert, "answer" | "decidedAt" | "id">;

/** The same words of the same person that are still open: sent twice they are one question. */
export async function isAskedAlready(db: Queries, { email, words }: NewQuestion): Promise<boolean> {
  const [row] = await db
    .select({ id: questionTable.id })
    .from(questionTable)
    .where(
      and(eq(questionTable.email, email), eq(questionTable.words, words), isNull(questionTable.decidedAt)),
    )
    .limit(1);
  return row !== undefined;
}

export async function addQuestion(tx: Transaction, question: NewQuestion): Promise<number> {
  const [row] = await tx.insert(questionTable).values(question).returning({ id: questionTable.id });
  if (row === undefined) throw new Error("a question was not stored");
  await tellStudio(tx, { kind: "question", id: String(row.id) });
  return row.id;
}

/** A question, held until the transaction ends; null when there is none under this id. */
export async function lockQuestion(tx: Transaction, id: number): Promise<StoredQuestion | null> {
  const [row] = await tx.select().from(questionTable).where(eq(questionTable.id, id)).for("update");
  return row ?? null;
}

/** Notes what was decided of a question; null for one that needs no answer. */
export async function decideStoredQuestion(
  tx: Transaction,
  id: number,
  { answer, decidedAt }: { readonly answer: string | null; readonly decidedAt: Date },
): Promise<void> {
  await tx.update(questionTable).set({ answer, decidedAt }).where(eq(questionTable.id, id));
}
