import { type FormEvent, useState } from "react";
import { acceptedFiles, formFileFault } from "#domain/artwork/file-rules.ts";
import { AttachmentsField } from "#web/files/attachments-field.tsx";
import { useAttachments } from "#web/files/use-attachments.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import type { RequestFormUse } from "./request-use.types.ts";
import { sendQuestion } from "./send-question.ts";
import { useSay } from "./use-say.ts";
import styles from "./request-talk.module.css";

const hints: Partial<Record<RequestFormUse["request"]["stage"], string>> = {
  answered: "We answer here and by email. The price stays as it is meanwhile.",
  lapsed: "We answer here and by email. Would you still like it? We can price it again.",
  declined: "We answer here and by email. Changed your mind? We can price it again.",
};

/** Asks the shop back about a request, in words or with files; without a script, files come by mail. */
export function AskForm({ request, sent, path, onMoved }: RequestFormUse) {
  const own = sent?.form === "ask" ? sent : undefined;
  const [words, setWords] = useState(own?.typed ?? "");
  const attachments = useAttachments(formFileFault);
  const isScripted = useIsScripted();
  const { busy, wrong, fields, say } = useSay(own, onMoved);
  const { words: wrongWords, attachments: wrongFiles } = fields;
  const message = wrongWords ?? (wrongFiles === undefined ? (wrong?.message ?? null) : null);
  const { answer_no: answer, stage } = request;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void say(() => sendQuestion(request, words, attachments.files)).then((isGranted) => {
      if (!isGranted) return;
      setWords("");
      attachments.clear();
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
      {isScripted ? (
        <AttachmentsField
          attachments={attachments}
          error={wrongFiles}
          accept={acceptedFiles}
          kinds="artwork, pictures or documents"
        >
          Add files
        </AttachmentsField>
      ) : (
        <p className={styles.note}>Files: send them as a reply to our email.</p>
      )}
      <div>
        <Button look="quiet" type="submit" busy={busy}>
          {busy ? "Sending" : "Send your message"}
        </Button>
      </div>
    </form>
  );
}
