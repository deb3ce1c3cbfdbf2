import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { savedPlaces } from "#domain/quote-request/saved-answer.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import type { SavedAnswer } from "./use-saved-answers.ts";
import styles from "./saved-answers.module.css";

interface SavedAnswerFormProps {
  /** Null for a new one. */
  readonly answer: SavedAnswer | null;
  readonly onDone: (said: string) => void;
}

/** Sends the form; where somebody else was quicker, says what they have set, and sends against that the next time. */
function useSavedAnswer({ answer, onDone }: SavedAnswerFormProps) {
  const [seen, setSeen] = useState(answer);
  const [words, setWords] = useState(answer?.words ?? "");
  const sending = useSending<object>(
    async (typed) => {
      const body = { name: typed("name"), words };
      if (seen === null) return callStudio("POST saved-answers", { body });
      const { id, version } = seen;
      const sent = await callStudio("PUT saved-answers/:id", { params: { id }, body: { ...body, version } });
      if (!sent.ok && sent.error["saved"] !== undefined) setSeen(sent.error["saved"] as SavedAnswer);
      return sent;
    },
    () => onDone(answer === null ? "The answer is saved." : "The saved answer is changed."),
  );
  return { ...sending, words, setWords, theirs: seen === answer ? null : seen };
}

/** The name and the words of a saved answer. */
export function SavedAnswerForm(props: SavedAnswerFormProps) {
  const { isBusy, onSubmit, fault, faultOf, words, setWords, theirs } = useSavedAnswer(props);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field label="Name" hint="only we see it" error={faultOf("name")}>
        {({ id, describedBy }) => (
          <TextInput
            id={id}
            name="name"
            autoComplete="off"
            maxLength={80}
            startText={props.answer?.name ?? ""}
            invalid={faultOf("name") !== null}
            {...(describedBy !== undefined && { describedBy })}
          />
        )}
      </Field>
      <Field label="Saved words" error={faultOf("words")}>
        {({ id, describedBy }) => (
          <TextArea
            id={id}
            name="words"
            rows={6}
            maxLength={2000}
            text={words}
            invalid={faultOf("words") !== null}
            {...(describedBy !== undefined && { describedBy })}
            onText={setWords}
          />
        )}
      </Field>
      <p className={styles.soft}>Filled in where it is used: {Object.values(savedPlaces).join(", ")}.</p>
      <div role="alert">
        {fault !== null && <Message tone="error">{fault}</Message>}
        {theirs !== null && (
          <Message tone="note">
            It is now “{theirs.name}”: {theirs.words} Saving again sets what you typed.
          </Message>
        )}
      </div>
      <Button look="main" type="submit" busy={isBusy}>
        {props.answer === null ? "Save the answer" : "Save"}
      </Button>
    </form>
  );
}
