import { useState } from "react";
import button from "#ui/button.module.css";
import { Button } from "#ui/button.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import type { PageReviews } from "./review-place.ts";
import styles from "./write-review.module.css";

/** What of the page around it the section asks for. */
export interface SignsIn {
  readonly onSignIn: () => void;
}

export interface WriteReviewProps extends SignsIn {
  readonly products: PageReviews["products"];
}

interface DialogProps extends WriteReviewProps {
  readonly onClose: () => void;
}

/** Not needed to read: it comes with the press. */
const ReviewDialog = lazyComponent<DialogProps>(
  async () => (await import("./review-dialog.tsx")).ReviewDialog,
  ({ onAgain }) => <TryAgain words="The form could not be loaded." onAgain={onAgain} />,
);

/** The way to write a review. Without a script it leads to the account, which is where one signs in. */
export function WriteReview(props: WriteReviewProps) {
  const [isOpen, setOpen] = useState(false);
  const isScripted = useIsScripted();
  return (
    <div className={styles.entry}>
      {isScripted ? (
        <Button look="quiet" onClick={() => setOpen(true)}>
          Write a review
        </Button>
      ) : (
        <a href="/account" className={button.button} data-look="quiet">
          Write a review
        </a>
      )}
      {isOpen && <ReviewDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
