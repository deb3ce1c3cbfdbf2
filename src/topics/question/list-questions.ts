import type { CalendarDate } from "#domain/calendar-date.ts";
import { type ListedQuestion, type QuestionState, readListedQuestions } from "./questions.ts";
import { workingDays } from "#topics/catalogue/working-days.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "catalogue" | "db" | "shopMoment">;

/** How many questions a page of the list has. */
const PAGE = 25;

/** A question as the staff see it. */
export interface QuestionView extends ListedQuestion {
  /** The name of the product it was asked at; null for none. */
  readonly product: string | null;
  /** The last day for an answer; null where it waits for none. */
  readonly answerBy: CalendarDate | null;
}

/** A page of the questions, or only one of them, and the id after which the next page begins; null at the end. */
export async function listQuestions(
  services: Needs,
  wanted: {
    readonly state: QuestionState;
    readonly after: number | null;
    readonly only: number | null;
  },
): Promise<{ readonly questions: readonly QuestionView[]; readonly next: number | null }> {
  const found = await readListedQuestions(services.db, { ...wanted, most: PAGE + 1 });
  const days = workingDays(services);
  const { products } = services.catalogue.current();
  const questions = found.slice(0, PAGE).map(({ question, published }) => ({
    question,
    published,
    product:
      question.productId === null ? null : (products.get(question.productId)?.name ?? "A product of before"),
    answerBy: question.decidedAt === null ? days.answerBy(question.askedAt.getTime()) : null,
  }));
  return { questions, next: found.length > PAGE ? (questions.at(-1)?.question.id ?? null) : null };
}
