import { useState } from "react";
import { questionRules } from "#domain/question/question-rules.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import styles from "./questions.module.css";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

type Listed = StudioReplyTo<"GET questions">;

/** A question, as the studio reads it. */
export type StudioQuestionView = Listed["questions"][number];

/** Products below which an answer can be published. */
export type PublishedAt = Listed["products"];

/** Told what was done, to be said above the list. */
export interface OnDecided {
  readonly onDone: (words: string) => unknown;
}

/** What the form begins with: what stands there, else what was asked and answered, in one line. */
function beginning({ words, answer, product_id, published }: StudioQuestionView) {
  return (
    published ?? {
      question: words.replaceAll(/\s+/g, " ").slice(0, questionRules.publishedQuestionMax),
      answer: answer ?? "",
      product_id,
    }
  );
}

interface PublishFormProps extends OnDecided {
  readonly question: StudioQuestionView;
  readonly products: PublishedAt;
}

/** The question and its answer as everybody is to read them. */
export function PublishForm({ question, products, onDone }: PublishFormProps) {
  const begun = beginning(question);
  const [at, setAt] = useState(begun.product_id === null ? "" : String(begun.product_id));
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) =>
      callStudio("PUT questions/:id/published", {
        params: { id: question.id },
        body: {
          question: typed("question"),
          answer: typed("answer"),
          product: at === "" ? null : Number(at),
        },
      }),
    () => onDone("It stands among the questions and answers of the shop now."),
  );
  return (
    <Stack as="form" gap={2} className={styles.form} noValidate onSubmit={onSubmit}>
      <Soft>Everybody reads this: take out names, addresses and order numbers.</Soft>
      <Field label="Question" error={faultOf("question")} live>
        {(ids) => (
          <TextInput
            {...ids}
            name="question"
            autoComplete="off"
            maxLength={questionRules.publishedQuestionMax}
            startText={begun.question}
            invalid={faultOf("question") !== null}
          />
        )}
      </Field>
      <Field label="Answer for everybody" error={faultOf("answer")} live>
        {(ids) => (
          <TextArea
            {...ids}
            name="answer"
            rows={4}
            maxLength={questionRules.publishedAnswerMax}
            startText={begun.answer}
            invalid={faultOf("answer") !== null}
          />
        )}
      </Field>
      <Field label="Stands below" error={faultOf("product")} live>
        {(ids) => (
          <Select {...ids} value={at} invalid={faultOf("product") !== null} onChange={setAt}>
            <option value="">Ordering, artwork and delivery</option>
            {products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <div>
        <Button look="quiet" type="submit" busy={isBusy}>
          {question.published === null ? "Publish" : "Publish the change"}
        </Button>
      </div>
    </Stack>
  );
}
