import * as z from "zod/mini";
import { email, firstName } from "#domain/account/fields.ts";
import { multilineText } from "#domain/account/saved-text.ts";
import { questionRules } from "./question-rules.ts";

const question = multilineText("message-required", "question-invalid", questionRules.wordsMax);

/** What somebody signed in asks the shop. */
export const memberQuestionForm = z.object({ question });

/** The same with who asks, for everybody else. */
export const questionForm = z.object({ question, first_name: firstName, email });

export type QuestionInput = z.output<typeof questionForm>;
