import { type FormEvent, useId, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { declineReasons } from "#domain/quote-request/thread/decline-labels.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { CheckBox } from "#ui/fields/check-box.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import type { Answer } from "#calls/make-call.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { namedBy, type RequestFormUse, type SubmittedForm } from "./request-use.ts";
import styles from "./request-talk.module.css";

interface ReasonsProps {
  readonly ticked: readonly string[];
  readonly error: string | undefined;
}

/** Why: any of these, at least one. */
function Reasons({ ticked, error }: ReasonsProps) {
  const id = useId();
  const [first] = Object.keys(declineReasons);
  return (
    <Stack role="group" aria-labelledby={id} gap={2}>
      <span id={id} className={styles.legend}>
        Why not?
      </span>
      <div className={styles.choices}>
        {Object.entries(declineReasons).map(([reason, words]) => (
          <CheckBox
            key={reason}
            name="reasons"
            value={reason}
            startChecked={ticked.includes(reason)}
            wrongBy={error !== undefined && reason === first ? `${id}-error` : undefined}
          >
            {words}
          </CheckBox>
        ))}
      </div>
      <div aria-live="polite">
        {error !== undefined && (
          <Message tone="error" id={`${id}-error`}>
            {error}
          </Message>
        )}
      </div>
    </Stack>
  );
}

/** What is wrong with a form about a request. */
interface Wrong {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Something that is said about a request, once: a second press meanwhile does nothing. Granted, or refused because it has moved on, the page
 * shows it as it stands by then; `onMoved` is told why, for the form may be gone with that. Answers whether it was granted.
 */
export function useSay(sent: SubmittedForm | undefined, onMoved: (message: string) => void) {
  const { revalidate } = useRevalidator();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(sent ?? null);
  const say = async (call: () => Promise<Answer<unknown>>): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setWrong(null);
    try {
      const answered = await call();
      if (!answered.ok && answered.status === 409) onMoved(answered.message);
      else if (!answered.ok) setWrong(answered);
      if (answered.ok || answered.status === 409) await revalidate();
      return answered.ok;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, fields: wrong?.fields ?? {}, wrong, say };
}

interface DeclineFormProps extends RequestFormUse {
  /** The form is gone then. */
  readonly onDeclined: () => void;
}

/** Declines the newest answer: asked for, then said with its reasons. */
export function DeclineForm({ request, sent, path, onMoved, onDeclined }: DeclineFormProps) {
  const own = sent?.form === "decline" ? sent : undefined;
  const [words, setWords] = useState(own?.typed ?? "");
  const { busy, wrong, fields, say } = useSay(own, onMoved);
  const { answer_no: answer } = request;
  if (answer === null) return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reasons = new FormData(event.currentTarget).getAll("reasons").map(String);
    const asked = { ...namedBy(request), body: { answer_no: answer, reasons, words } };
    void say(() => callShop("POST quote-request/:request_no/decline", asked)).then(
      (isGranted) => isGranted && onDeclined(),
    );
  };
  return (
    <Disclosure look="link" summary="Decline this price" open={own !== undefined || undefined}>
      <form
        method="post"
        action={path}
        noValidate
        aria-label="Decline"
        className={styles.form}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="form" value="decline" />
        <input type="hidden" name="answer_no" value={answer} />
        <Reasons ticked={own?.ticked ?? []} error={fields["reasons"]} />
        <Field label="In your words" hint="may stay empty" error={fields["words"]}>
          {({ id, describedBy }) => (
            <TextArea
              id={id}
              {...(describedBy !== undefined && { describedBy })}
              name="words"
              rows={2}
              maxLength={2_000}
              text={words}
              invalid={fields["words"] !== undefined}
              onText={setWords}
            />
          )}
        </Field>
        <div role="alert">
          {wrong !== null && Object.keys(fields).length === 0 && (
            <Message tone="error">{wrong.message}</Message>
          )}
        </div>
        <div>
          <Button look="quiet" type="submit" busy={busy}>
            {busy ? "Declining" : "Yes, decline it"}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
