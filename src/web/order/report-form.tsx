import { useId, useState } from "react";
import { acceptedPictures, pictureFault } from "#domain/artwork/file-rules.ts";
import { problemKinds } from "#domain/order/problem/problem-words.ts";
import { AttachmentsField } from "#web/files/attachments-field.tsx";
import { useAttachments } from "#web/files/use-attachments.ts";
import { FormFooter } from "#web/forms/form-footer.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { CheckBox } from "#ui/fields/check-box.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import { type OrderPageUse, pagePath } from "./order.types.ts";
import { useReport } from "./use-report.ts";
import styles from "./problems.module.css";

interface KindsFieldProps {
  readonly error: string | undefined;
  readonly ticked: readonly string[];
}

/** What is wrong: any of these, at least one. */
function KindsField({ error, ticked }: KindsFieldProps) {
  const id = useId();
  const [first] = Object.keys(problemKinds);
  return (
    <div role="group" aria-labelledby={id} className={styles.field}>
      <span id={id} className={styles.legend}>
        What is wrong?
      </span>
      <div className={styles.kinds}>
        {Object.entries(problemKinds).map(([kind, words]) => (
          <CheckBox
            key={kind}
            name="kinds"
            value={kind}
            startChecked={ticked.includes(kind)}
            wrongBy={error !== undefined && kind === first ? `${id}-error` : undefined}
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
    </div>
  );
}

interface ReportFormProps {
  readonly use: OrderPageUse;
  /** It was sent, and the page is about to show it. */
  readonly onSent: () => void;
}

/** What is wrong with an order, as it is reported: kinds, words, up to four photos; without a script, photos come by mail. */
export function ReportForm({ use, onSent }: ReportFormProps) {
  const own = use.sent?.form === "problem" ? use.sent : undefined;
  const isScripted = useIsScripted();
  const attachments = useAttachments(pictureFault);
  const { ref, state, onSubmit, onInput } = useReport(use, attachments.files, onSent);
  const [words, setWords] = useState(own?.typed ?? "");
  const { fields } = state;
  return (
    <form
      ref={ref}
      method="post"
      action={pagePath(use.link)}
      aria-label="Problem"
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <input type="hidden" name="form" value="problem" />
      <KindsField error={fields.kinds} ticked={own?.ticked ?? []} />
      <Field label="What happened" error={fields.words} live>
        {(ids) => (
          <TextArea
            {...ids}
            name="words"
            rows={4}
            maxLength={2_000}
            text={words}
            invalid={fields.words !== undefined}
            onText={setWords}
          />
        )}
      </Field>
      {isScripted ? (
        <AttachmentsField
          attachments={attachments}
          error={fields.attachments}
          accept={acceptedPictures}
          kinds="photos of what has arrived"
        >
          Add photos
        </AttachmentsField>
      ) : (
        <p className={styles.note}>Photos help us: send them as a reply to our email.</p>
      )}
      <FormFooter form={state} look="quiet" words={["Send the report", "Sending"]} />
    </form>
  );
}
