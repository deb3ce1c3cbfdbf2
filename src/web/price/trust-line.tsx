import type { ReviewPage } from "#domain/review/review.ts";
import { Icon } from "#ui/icon.tsx";
import { STAR } from "#ui/star.ts";
import styles from "./trust-line.module.css";

export interface TrustLineProps {
  /** What customers say; null while too few have. */
  readonly rating: Pick<ReviewPage, "ratingValue" | "total"> | null;
}

/** Why to trust, where it is decided: what others say, that nothing is printed unseen, and what happens when it is not right. */
export function TrustLine({ rating }: TrustLineProps) {
  return (
    <ul className={styles.trust} aria-label="Why you can order here">
      {rating !== null && (
        <li>
          <svg aria-hidden="true" className={styles.star} viewBox="0 0 16 16" width="16" height="16">
            <path d={STAR} />
          </svg>
          <span>
            <strong>{rating.ratingValue.toFixed(1)}</strong> <a href="#reviews">{rating.total} reviews</a>
          </span>
        </li>
      )}
      <li>
        <Icon name="tick" />
        Free proof first
      </li>
      <li>
        <Icon name="tick" />
        <span>
          Not right? <a href="/returns">We reprint or refund</a>
        </span>
      </li>
    </ul>
  );
}
