import { type FormEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import type { Answer } from "#calls/make-call.ts";
import { type OrderPageUse, pagePath, type OrderPageView } from "./order.types.ts";
import styles from "./order-cards.module.css";

interface Answering {
  readonly busy: boolean;
  /** Why it was refused; null while it was not. */
  readonly message: string | null;
  /** Says it once; a second press meanwhile does nothing. Answers whether it was granted. */
  readonly answer: (call: () => Promise<Answer<OrderPageView>>) => Promise<boolean>;
}

/**
 * Something a customer says on the page of an order. Granted or refused, the page shows the order as it stands by then; `onMoved` is told
 * why where it has moved on meanwhile, for what was pressed may be gone with that.
 */
export function useAnswer(
  refresh: OrderPageUse["refresh"],
  startMessage: string | null,
  onMoved?: (message: string) => void,
): Answering {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState(startMessage);
  const answer: Answering["answer"] = async (call) => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setMessage(null);
    try {
      const answered = await call();
      if (!answered.ok) {
        const { words, reason, pins } = answered.fields;
        const tell = answered.status === 409 && onMoved ? onMoved : setMessage;
        tell(words ?? reason ?? pins ?? answered.message);
      }
      if (answered.ok || answered.status === 409) await refresh();
      return answered.ok;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, message, answer };
}

interface MessageFormProps extends OrderPageUse {
  /** Names it among the forms of the page. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly button: readonly [idle: string, busy: string];
  /** What goes along without a script. */
  readonly unseen: Readonly<Record<string, string | number>>;
  readonly call: (words: string) => Promise<Answer<OrderPageView>>;
  /** Told why it was refused where the order has moved on: the form may be gone by then. */
  readonly onMoved?: (message: string) => void;
}

/** Words for the shop, and the button that sends them. */
export function MessageForm({ name, label, hint, button, unseen, call, onMoved, ...use }: MessageFormProps) {
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
    <form method="post" action={pagePath(link)} noValidate className={styles.wordsForm} onSubmit={onSubmit}>
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
