import { reviewRules } from "#domain/review/review.ts";
import { Message } from "#ui/feedback/message.tsx";
import { STAR } from "./stars.tsx";
import styles from "./write-review.module.css";

/** One to five stars: five radios, each drawn as a star; those up to the chosen one are filled. */
export function StarsField({ error }: { readonly error: string | undefined }) {
  return (
    <div
      role="radiogroup"
      aria-labelledby="review-rate"
      aria-describedby={error === undefined ? undefined : "review-rate-error"}
      aria-invalid={error === undefined ? undefined : true}
      tabIndex={-1}
    >
      <span id="review-rate" className={styles.legend}>
        Stars
      </span>
      <div className={styles.choices}>
        {reviewRules.rates.map((rate) => (
          <label key={rate} className={styles.choice}>
            <input
              type="radio"
              name="rate"
              value={rate}
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
        <Message tone="error" id="review-rate-error">
          {error}
        </Message>
      )}
    </div>
  );
}
