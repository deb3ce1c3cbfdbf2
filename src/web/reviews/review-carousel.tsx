import { type KeyboardEvent, useState } from "react";
import type { Review } from "#domain/review/review.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./review-carousel.module.css";

interface ReviewCarouselProps {
  readonly review: Review;
  /** The picture it opens with. */
  readonly start: number;
  readonly onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The pictures of a review, large, one at a time. */
export function ReviewCarousel({
  review: { title, customer, pictures },
  start,
  onClose,
}: ReviewCarouselProps) {
  const [index, setIndex] = useState(start);
  const last = pictures.length - 1;
  const move = (step: number) => setIndex((now) => Math.max(0, Math.min(last, now + step)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  };
  const arrow = (name: "Previous" | "Next", step: number, isEnd: boolean) => (
    <button
      type="button"
      className={styles.arrow}
      data-to={name}
      aria-label={`${name} picture`}
      aria-disabled={isEnd || undefined}
      onClick={() => move(step)}
    >
      <Icon name="next" size={18} />
    </button>
  );
  return (
    <Dialog title={title} width="picture" onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.carousel}>
        <img
          className={styles.image}
          src={pictures[index]?.image}
          alt={`${title}: ${index + 1} of ${pictures.length} from ${customer}`}
          width={900}
          height={640}
        />
        {pictures.length > 1 && (
          <div className={styles.bar}>
            {arrow("Previous", -1, index === 0)}
            <p role="status" className={styles.place}>
              Picture {index + 1} of {pictures.length}
            </p>
            {arrow("Next", 1, index === last)}
          </div>
        )}
      </div>
    </Dialog>
  );
}
