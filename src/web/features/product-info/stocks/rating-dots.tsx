import styles from "./stocks.module.css";

interface RatingDotsProps {
  readonly count: number;
  readonly of: number;
}

/** A rating as dots, and in words. */
export function RatingDots({ count, of }: RatingDotsProps) {
  return (
    <span className={styles.rating}>
      <svg aria-hidden="true" className={styles.points} viewBox={`0 0 ${of * 12 - 2} 10`}>
        {Array.from({ length: of }, (_, index) => (
          <circle key={index} cx={index * 12 + 5} cy="5" r="4" data-filled={index < count || undefined} />
        ))}
      </svg>
      <span>
        {count} of {of}
      </span>
    </span>
  );
}
