import { useId, useState } from "react";
import type * as z from "zod/mini";
import { fieldMessages } from "#domain/account/forms.ts";
import { reviewRules } from "#domain/review/review.ts";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { STAR } from "#ui/star.ts";
import type { FormState } from "#web/forms/form-state.ts";
import { TextField } from "#web/forms/form.tsx";
import styles from "./write-review.module.css";

interface StarsFieldProps {
  readonly error: string | undefined;
  /** What was chosen before the form came back; nothing, if not said. */
  readonly chosen?: string | undefined;
}

/** One to five stars: five radios, each drawn as a star; those up to the chosen one are filled. */
function StarsField({ error, chosen }: StarsFieldProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error === undefined ? undefined : true}
      tabIndex={-1}
    >
      <span id={id} className={styles.legend}>
        Stars
      </span>
      <div className={styles.choices}>
        {reviewRules.rates.map((rate) => (
          <label key={rate} className={styles.choice}>
            <input
              type="radio"
              name="rate"
              value={rate}
              defaultChecked={String(rate) === chosen}
              aria-label={rate === 1 ? "1 star" : `${rate} stars`}
              className={styles.radio}
            />
            <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.big}>
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <Message tone="error" id={`${id}-error`}>
          {error}
        </Message>
      )}
    </div>
  );
}

/** What a form of these fields says, and of others that are named, and what is wrong with it by its call's schema. */
export function readReview(form: HTMLFormElement, schema: z.ZodMiniType, names: readonly string[]) {
  const all = new FormData(form);
  const pairs = names.map((name): [string, string] => {
    const value = all.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  const parsed = schema.safeParse(Object.fromEntries(pairs));
  return { pairs, wrong: parsed.success ? null : fieldMessages(parsed.error.issues) };
}

interface ReviewFieldsProps {
  readonly form: FormState;
  /** What was typed before the form came back. */
  readonly start?: { readonly rate?: string; readonly title?: string; readonly comment?: string };
}

/** What a customer says: stars, a title and a comment. */
export function ReviewFields({ form, start = {} }: ReviewFieldsProps) {
  const [comment, setComment] = useState(start.comment ?? "");
  const { fields } = form;
  return (
    <>
      <StarsField error={fields.rate} chosen={start.rate} />
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={reviewRules.titleMax}
        startText={start.title ?? ""}
        form={form}
      />
      <Field label="Comment" error={fields.comment}>
        {(ids) => (
          <TextArea
            {...ids}
            name="comment"
            rows={5}
            maxLength={reviewRules.commentMax}
            text={comment}
            invalid={fields.comment !== undefined}
            onText={setComment}
          />
        )}
      </Field>
    </>
  );
}
