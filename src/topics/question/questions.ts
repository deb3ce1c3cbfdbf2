import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PublishedAnswer } from "#domain/content/faq.ts";
import { publishedAnswerTable, questionTable } from "#platform/db/schema/review.ts";
import { foldedOf } from "#platform/db/schema/searched-columns.ts";
import { countRows, type TaskCount } from "#platform/db/count-rows.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { notifyStudio } from "#platform/db/changes.ts";

/** Which questions are listed. */
export const questionStates = ["open", "answered", "all"] as const;
export type QuestionState = (typeof questionStates)[number];

export type StoredQuestion = typeof questionTable.$inferSelect;
type NewQuestion = Omit<typeof questionTable.$inferInsert, "answer" | "decidedAt" | "id">;

/** The same words of the same person that are still open: sent twice they are one question. */
export async function isDuplicateQuestion(db: Queries, { email, words }: NewQuestion): Promise<boolean> {
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
  await notifyStudio(tx, { kind: "question", id: String(row.id) });
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

/** A question as a list has it. */
export interface ListedQuestion {
  readonly question: StoredQuestion;
  /** What everybody reads of it; null for nothing. */
  readonly published: PublishedAnswer | null;
}

const inState: Readonly<Record<QuestionState, SQL | undefined>> = {
  open: isNull(questionTable.decidedAt),
  answered: isNotNull(questionTable.answer),
  all: undefined,
};

/** Their questions, the newest first, at most so many; of who has no account, those with the same address. */
export function readQuestionsOf(
  db: Queries,
  { customerId, email }: { readonly customerId: number | null; readonly email: string },
  most: number,
): Promise<readonly StoredQuestion[]> {
  const asGuest = and(isNull(questionTable.customerId), eq(questionTable.email, email));
  return db
    .select()
    .from(questionTable)
    .where(or(customerId === null ? undefined : eq(questionTable.customerId, customerId), asGuest))
    .orderBy(desc(questionTable.id))
    .limit(most);
}

/** So many are looked through, the newest: a question has no index of its words. */
const SEARCHED = 2_000;

/** Questions that have each of some folded words in themselves, their name or their address, the newest first, at most so many. */
export async function findQuestions(
  db: Queries,
  words: readonly string[],
  most: number,
): Promise<readonly StoredQuestion[]> {
  const newest = db.select().from(questionTable).orderBy(desc(questionTable.id)).limit(SEARCHED).as("newest");
  const text = foldedOf(sql`${newest.firstName} || ' ' || ${newest.email} || ' ' || ${newest.words}`);
  return db
    .select()
    .from(newest)
    .where(and(...words.map((word) => sql`strpos(${text}, ${word}) > 0`)))
    .orderBy(desc(newest.id))
    .limit(most);
}

/** How many questions are open, and how many since before a moment, milliseconds since 1970. */
export function countOpenQuestions(db: Queries, lateBefore: number): Promise<TaskCount> {
  return countRows(
    db,
    sql`${questionTable} where ${isNull(questionTable.decidedAt)}`,
    sql`${questionTable.askedAt} < ${new Date(lateBefore)}`,
  );
}

interface WantedQuestions {
  readonly state: QuestionState;
  /** The last id of the page before; null for the first. */
  readonly after: number | null;
  readonly most: number;
  /** Only this one, wherever it stands. */
  readonly only?: number | null;
}

/** The statement of a page: exported for a test that looks at how it is carried out. */
export function questionsQuery(db: Queries, { state, after, most, only = null }: WantedQuestions) {
  const { id } = questionTable;
  const [way, behind] = state === "open" ? [asc, gt] : [desc, lt];
  const { productId, question, answer } = publishedAnswerTable;
  return db
    .select({ question: getTableColumns(questionTable), published: { productId, question, answer } })
    .from(questionTable)
    .leftJoin(publishedAnswerTable, eq(publishedAnswerTable.questionId, id))
    .where(only === null ? and(inState[state], after === null ? undefined : behind(id, after)) : eq(id, only))
    .orderBy(way(id))
    .limit(most);
}

/** Questions for the staff: those that are open with the one that has waited longest first, others with the newest. */
export function readListedQuestions(
  db: Queries,
  wanted: WantedQuestions,
): Promise<readonly ListedQuestion[]> {
  return questionsQuery(db, wanted);
}
