import { type FormEvent, useState } from "react";
import type { Answer } from "#calls/make-call.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { type OrderPageUse, pagePath, type ShownOrder } from "./order.types.ts";
import styles from "./words-form.module.css";
import { useAnswer } from "./use-answer.ts";

interface WordsFormProps extends OrderPageUse {
  /** Names it among the forms of the page. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly button: readonly [idle: string, busy: string];
  /** What goes along without a script. */
  readonly unseen: Readonly<Record<string, string | number>>;
  readonly call: (words: string) => Promise<Answer<ShownOrder>>;
  /** Told why it was refused where the order has moved on: the form may be gone by then. */
  readonly onMoved?: (message: string) => void;
}

/** Words for the shop, and the button that sends them. */
export function WordsForm({ name, label, hint, button, unseen, call, onMoved, ...use }: WordsFormProps) {
  const { link, sent, refresh } = use;
  const own = sent?.form === name ? sent : undefined;
  const [words, setWords] = useState(own?.typed ?? "");
  const { busy, message, answer } = useAnswer(refresh, own?.message ?? null, onMoved);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void answer(() => call(words)).then((isGranted) => {
      if (isGranted) setWords("");
    });
  };
  return (
    <form method="post" action={pagePath(link)} noValidate className={styles.form} onSubmit={onSubmit}>
      {Object.entries({ ...unseen, form: name }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Field label={label} hint={hint} error={message} live>
        {(ids) => (
          <TextArea
            {...ids}
            name="words"
            rows={3}
            maxLength={2_000}
            text={words}
            invalid={message !== null}
            onText={setWords}
          />
        )}
      </Field>
      <div>
        <Button look="quiet" type="submit" busy={busy}>
          {busy ? button[1] : button[0]}
        </Button>
      </div>
    </form>
  );
}

/** A refusal that belongs to no field. */
export function AnswerMessage({ message }: { readonly message: string | null }) {
  return (
    <div role="alert" className={styles.alert}>
      {message !== null && <Message tone="error">{message}</Message>}
    </div>
  );
}
