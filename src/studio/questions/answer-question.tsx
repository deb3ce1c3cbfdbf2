import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import type { ShownStudioQuestion, TellsDone } from "./shown-question.types.ts";
import styles from "./questions.module.css";

interface AnswerQuestionProps extends TellsDone {
  readonly question: ShownStudioQuestion;
}

/** Leaving it without an answer, after being asked: it is not open again. */
function NeedsNone({ question: { id, name }, onDone }: AnswerQuestionProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const close = async () => {
    const answer = await callStudio("POST questions/:id/close", { params: { id } });
    if (answer.ok) await onDone(`The question of ${name} was left without an answer.`);
    else setFault(answer.message);
  };
  return (
    <>
      {isAsked ? (
        <Button look="quiet" onClick={() => void close()}>
          Leave it without an answer
        </Button>
      ) : (
        <Button look="quiet" onClick={() => setIsAsked(true)}>
          Needs no answer
        </Button>
      )}
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
    </>
  );
}

/** An answer by email; words that somebody else was quicker with stay, to be read beside theirs. */
export function AnswerQuestion(props: AnswerQuestionProps) {
  const { question, onDone } = props;
  const { id, name, email } = question;
  const [words, setWords] = useState("");
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    () => callStudio("POST questions/:id/answer", { params: { id }, body: { words } }),
    () => onDone(`The answer is on its way to ${name}. Under Answered it can be published.`),
  );
  const wrong = faultOf("words") ?? fault;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field label="Answer" hint={`goes to ${email}`} error={wrong} live>
        {(ids) => (
          <TextArea
            {...ids}
            name="words"
            rows={4}
            maxLength={2_000}
            text={words}
            invalid={wrong !== null}
            onText={setWords}
          />
        )}
      </Field>
      <div className={styles.answers}>
        <Button look="quiet" type="submit" busy={isBusy}>
          Send the answer
        </Button>
        <NeedsNone {...props} />
      </div>
    </form>
  );
}
