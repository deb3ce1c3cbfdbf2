import { useEffect, useState } from "react";
import { acceptedPictures, pictureFault } from "#domain/artwork/file-rules.ts";
import { reviewForm } from "#domain/review/review-form.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { uploadForm } from "#web/calls/upload-form.ts";
import { refreshVisitor, useVisitor } from "#web/calls/visitor-store.ts";
import { AttachmentsField, useAttachments } from "#web/files/attachments-field.tsx";
import { FormFooter } from "#web/forms/form.tsx";
import { Success } from "#web/forms/success.tsx";
import { useSendFiles } from "#web/forms/use-send-files.ts";
import type { PageReviews } from "./review-place.ts";
import { readReview, ReviewFields } from "./review-fields.tsx";
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

const names = ["product_id", "title", "rate", "comment"];

/** A review as it is written: stars, title, comment, up to four pictures. */
function ReviewForm({ products, onSent }: { readonly products: Products; readonly onSent: () => void }) {
  const attachments = useAttachments(pictureFault);
  const { ref, state, progress, onSubmit, onInput } = useSendFiles({
    files: attachments.files,
    read: (form) => readReview(form, reviewForm, names),
    send: (upload) => uploadForm("POST quote/create/review", upload),
    names,
    onDone: onSent,
  });
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
      <ReviewFields form={state} />
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
