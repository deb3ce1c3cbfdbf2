import { useId } from "react";
import { reviewRules } from "#domain/review/review.ts";
import { Message } from "#ui/feedback/message.tsx";
import { STAR } from "#ui/star.ts";
import styles from "./write-review.module.css";

interface StarsFieldProps {
  readonly error: string | undefined;
  /** What was chosen before the form came back; nothing, if not said. */
  readonly chosen?: string | undefined;
}

/** One to five stars: five radios, each drawn as a star; those up to the chosen one are filled. */
export function StarsField({ error, chosen }: StarsFieldProps) {
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
