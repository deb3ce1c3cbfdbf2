import { asc, eq } from "drizzle-orm";
import type { PublishedAnswer } from "#domain/content/faq.ts";
import { publishedAnswerTable } from "#platform/db/schema/review.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

const { productId, question, answer, questionId } = publishedAnswerTable;

/** All that was published and not taken down, the question asked first first. */
export async function readPublishedAnswers(db: Queries): Promise<readonly PublishedAnswer[]> {
  return db.select({ productId, question, answer }).from(publishedAnswerTable).orderBy(asc(questionId));
}

/** What stands for a question; null for nothing. */
export async function findPublishedAnswer(db: Queries, id: number): Promise<PublishedAnswer | null> {
  const [row] = await db
    .select({ productId, question, answer })
    .from(publishedAnswerTable)
    .where(eq(questionId, id));
  return row ?? null;
}

/** Puts a question with its answer where everybody reads it, in the place of what stood there for it. */
export async function storePublishedAnswer(tx: Transaction, id: number, words: PublishedAnswer) {
  await tx
    .insert(publishedAnswerTable)
    .values({ questionId: id, ...words })
    .onConflictDoUpdate({ target: questionId, set: words });
}

export async function deletePublishedAnswer(tx: Transaction, id: number): Promise<void> {
  await tx.delete(publishedAnswerTable).where(eq(questionId, id));
}
