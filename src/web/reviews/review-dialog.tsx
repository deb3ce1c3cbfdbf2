import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldMessages } from "#domain/account/forms.ts";
import { acceptedPictures, pictureFault } from "#domain/artwork/file-rules.ts";
import { reviewForm } from "#domain/review/review-form.ts";
import { reviewRules } from "#domain/review/review.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { uploadForm } from "#web/calls/upload-form.ts";
import { refreshVisitor, useVisitor } from "#web/calls/visitor-store.ts";
import { AttachmentsField, useAttachments } from "#web/files/attachments-field.tsx";
import {
  idleForm,
  useFocusOnRefusal,
  useIdempotencyKey,
  withErrors,
  withoutErrorOf,
  withoutErrors,
} from "#web/forms/form-state.ts";
import { toFormErrors } from "#web/forms/to-form-errors.ts";
import { FormFooter, TextField } from "#web/forms/form.tsx";
import { Success } from "#web/forms/success.tsx";
import type { PageReviews } from "./review-place.ts";
import { StarsField } from "./stars-field.tsx";
import type { WriteReviewProps } from "./write-review.tsx";
import styles from "./write-review.module.css";

type Products = PageReviews["products"];

/** Which product it is about; nothing to choose where there is one. */
function ProductField({
  products,
  error,
}: {
  readonly products: Products;
  readonly error: string | undefined;
}) {
  const [id, setId] = useState(String(products[0]?.id ?? ""));
  if (products.length === 1) return <input type="hidden" name="product_id" value={id} />;
  return (
    <Field label="Product" error={error}>
      {(ids) => (
        <Select {...ids} name="product_id" value={id} invalid={error !== undefined} onChange={setId}>
          {products.map((product) => (
            <option key={product.id} value={product.id}>
              {product.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const ownFields = { names: new Set(["product_id", "title", "rate", "comment", "attachments"]) };

/** What a form with pictures says: as it is sent, in words by which it is known again, and what is wrong with it. */
function bodyOf(form: HTMLFormElement, files: readonly File[]) {
  const body = new FormData(form);
  const typed = Object.fromEntries(body);
  const parsed = reviewForm.safeParse(typed);
  for (const file of files) body.append("attachments[]", file, file.name);
  const attached = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return {
    body,
    words: JSON.stringify([typed, attached]),
    wrong: parsed.success ? null : fieldMessages(parsed.error.issues),
  };
}

/** Sends a review with its pictures once, however often it is pressed. */
function useSendReview(files: readonly File[], onSent: () => void) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(idleForm);
  const [progress, setProgress] = useState(0);
  const keyFor = useIdempotencyKey();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  useFocusOnRefusal(ref, state.refusals);

  const send = async (form: HTMLFormElement): Promise<void> => {
    const { body, words, wrong } = bodyOf(form, files);
    if (wrong) return setState((old) => withErrors(old, wrong, ""));
    setProgress(0);
    setState((old) => withoutErrors(old, true));
    const { signal } = (sending.current = new AbortController());
    const key = keyFor(words);
    const answer = await uploadForm("POST quote/create/review", {
      body,
      key,
      onProgress: setProgress,
      signal,
    });
    sending.current = null;
    if (signal.aborted) return undefined;
    if (answer.ok) return onSent();
    const { fields, message } = toFormErrors(answer, ownFields);
    return setState((old) => withErrors(old, fields, message));
  };
  return {
    ref,
    state,
    progress,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending.current === null) void send(event.currentTarget);
    },
    onInput: ({ target }: FormEvent<HTMLFormElement>) =>
      setState((old) => withoutErrorOf(old, (target as HTMLInputElement).name)),
  };
}

/** A review as it is written: stars, title, comment, up to four pictures. */
function ReviewForm({ products, onSent }: { readonly products: Products; readonly onSent: () => void }) {
  const attachments = useAttachments(pictureFault);
  const { ref, state, progress, onSubmit, onInput } = useSendReview(attachments.files, onSent);
  const [comment, setComment] = useState("");
  const { fields } = state;
  return (
    <form
      ref={ref}
      aria-label="Review"
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <ProductField products={products} error={fields.product_id} />
      <StarsField error={fields.rate} />
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={reviewRules.titleMax}
        form={state}
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
      <AttachmentsField
        attachments={attachments}
        error={fields.attachments}
        accept={acceptedPictures}
        kinds="pictures of what you made"
      >
        Add Pictures
      </AttachmentsField>
      <p className={styles.note}>Others read your first name and the first letter of your last name.</p>
      <FormFooter form={state} words={["Send review", "Sending"]}>
        {state.busy && attachments.files.length > 0 && <span>{Math.round(progress * 100)}%</span>}
      </FormFooter>
    </form>
  );
}

interface ReviewDialogProps extends WriteReviewProps {
  readonly onClose: () => void;
}

/** A member writes; everybody else is asked to sign in first, and writes then. */
export function ReviewDialog({ products, onSignIn, onClose }: ReviewDialogProps) {
  const visitor = useVisitor();
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (visitor === null) void refreshVisitor();
  }, [visitor]);
  const content = () => {
    if (isSent)
      return (
        <Success heading="Thank you for your review">
          <p>We read every review before it is published, and tell you by email.</p>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </Success>
      );
    if (visitor === null) return <p role="status">One moment</p>;
    if (visitor.user === null)
      return (
        <div className={styles.form}>
          <p>Please sign in first. Reviews are written by customers with an account.</p>
          <Button look="main" onClick={onSignIn}>
            Sign in
          </Button>
        </div>
      );
    return <ReviewForm products={products} onSent={() => setSent(true)} />;
  };
  return (
    <Dialog title="Write a review" onClose={onClose}>
      {content()}
    </Dialog>
  );
}
