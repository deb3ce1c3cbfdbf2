import { useState } from "react";
import { acceptedPictures, pictureFault } from "#domain/artwork/file-rules.ts";
import { reviewRules } from "#domain/review/review.ts";
import { AttachmentsField } from "#web/files/attachments-field.tsx";
import { useAttachments } from "#web/files/use-attachments.ts";
import { FormFooter } from "#web/forms/form-footer.tsx";
import { TextField } from "#web/forms/text-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import type { PageReviews } from "./review-place.ts";
import { StarsField } from "./stars-field.tsx";
import { useSendReview } from "./use-send-review.ts";
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

/** A review as it is written: stars, title, comment, up to four pictures. */
export function ReviewForm({
  products,
  onSent,
}: {
  readonly products: Products;
  readonly onSent: () => void;
}) {
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
