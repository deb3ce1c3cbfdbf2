import { type FormEvent, useState } from "react";
import { callShop } from "#web/calls/call-shop.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { namedBy, type RequestFormUse } from "./request-use.types.ts";
import { useSay } from "./use-say.ts";
import styles from "./request-talk.module.css";

const hints: Partial<Record<RequestFormUse["request"]["stage"], string>> = {
  answered: "We answer here and by email. The price stays as it is meanwhile.",
  lapsed: "We answer here and by email. Would you still like it? We can price it again.",
  declined: "We answer here and by email. Changed your mind? We can price it again.",
};

/** Asks the shop back about a request. */
export function AskForm({ request, sent, path, onMoved }: RequestFormUse) {
  const own = sent?.form === "ask" ? sent : undefined;
  const [words, setWords] = useState(own?.typed ?? "");
  const { busy, wrong, fields, say } = useSay(own, onMoved);
  const message = wrong && (fields["words"] ?? wrong.message);
  const { answer_no: answer, stage } = request;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const asked = { ...namedBy(request), body: { words, answer_no: answer } };
    void say(() => callShop("POST quote-request/:request_no/messages", asked)).then((isGranted) => {
      if (isGranted) setWords("");
    });
  };
  return (
    <form method="post" action={path} noValidate className={styles.form} onSubmit={onSubmit}>
      <input type="hidden" name="form" value="ask" />
      <input type="hidden" name="answer_no" value={answer ?? ""} />
      <Field
        label={answer === null ? "Write to us" : "Ask us something"}
        hint={hints[stage] ?? "We answer here and by email."}
        error={message}
        live
      >
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
          {busy ? "Sending" : "Send your message"}
        </Button>
      </div>
    </form>
  );
}
