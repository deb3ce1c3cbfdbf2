import { useEffect, useState } from "react";
import { refreshVisitor, useVisitor } from "#web/calls/visitor-store.ts";
import { Success } from "#web/forms/success.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ReviewForm } from "./review-form.tsx";
import type { WriteReviewProps } from "./write-review.tsx";
import styles from "./write-review.module.css";

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
