import { reviewRules } from "#domain/review/review.ts";
import { STAR } from "#ui/star.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import styles from "./review-item.module.css";

const HALF = "M8 1.3v10.4L3.8 14l.9-4.6L1.3 6.2 6 5.6Z";

/** How much of the nth star a rating fills: all, half or nothing of it. */
function fillOf(rate: number, star: number): "full" | "half" | "none" {
  const halves = Math.round(2 * rate);
  if (halves >= 2 * star) return "full";
  return halves === 2 * star - 1 ? "half" : "none";
}

/** So many of five stars, in words for who cannot see them. */
export function Stars({
  rate,
  size = "small",
}: {
  readonly rate: number;
  readonly size?: "small" | "large";
}) {
  return (
    <span className={styles.stars} data-size={size}>
      {reviewRules.rates.map((star) => (
        <svg
          key={star}
          aria-hidden="true"
          viewBox="0 0 16 16"
          className={styles.star}
          data-fill={fillOf(rate, star)}
        >
          <path d={STAR} />
          <path className={styles.half} d={HALF} />
        </svg>
      ))}
      <VisuallyHidden>{rate} out of 5 stars</VisuallyHidden>
    </span>
  );
}
