import { formatDay } from "#domain/calendar-date.ts";
import { type Review, shortComment } from "#domain/review/review.ts";
import { Icon } from "#ui/icon.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import styles from "./review-item.module.css";
import { Stars } from "./stars.tsx";

/** The first 260 characters, and the whole on demand. Those of one name close each other, also without a script. */
function Comment({ comment }: { readonly comment: string }) {
  const short = shortComment(comment);
  if (short === null) return <p className={styles.words}>{comment}</p>;
  return (
    <div className={styles.comment}>
      <p className={`${styles.words} ${styles.short}`}>{short}…</p>
      <details name="review-comment" className={styles.more}>
        <summary className={styles.summary}>
          <span className={styles.open}>See More</span>
          <span className={styles.close}>See Less</span>
        </summary>
        <p className={styles.words}>{comment}</p>
      </details>
    </div>
  );
}

interface ReviewItemProps {
  readonly review: Review;
  /** Shows one of its pictures large. */
  readonly onPicture: (review: Review, index: number) => void;
}

/** Without a script a picture is opened as a page of its own. */
function Pictures({ review, onPicture }: ReviewItemProps) {
  const { pictures, title } = review;
  const isScripted = useIsScripted();
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ thumbnail, image }, index) => {
        const small = (
          <img
            src={thumbnail}
            alt={`${index + 1} of ${pictures.length}: ${title}`}
            loading="lazy"
            width={96}
            height={68}
          />
        );
        return (
          <li key={thumbnail}>
            {isScripted ? (
              <button type="button" className={styles.picture} onClick={() => onPicture(review, index)}>
                {small}
              </button>
            ) : (
              <a href={image} target="_blank" rel="noreferrer" className={styles.picture}>
                {small}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What one customer says. */
export function ReviewItem({ review, onPicture }: ReviewItemProps) {
  const { id, title, rate, comment, customer, date, product, isDemonstration, isVerified, pictures } = review;
  return (
    <article aria-labelledby={`review-${id}`} className={styles.review}>
      <div className={styles.head}>
        <Stars rate={rate} />
        <h3 id={`review-${id}`} className={styles.title}>
          {title}
        </h3>
      </div>
      <Comment comment={comment} />
      {pictures.length > 0 && <Pictures review={review} onPicture={onPicture} />}
      <p className={styles.by}>
        <span className={styles.customer}>{customer}</span>
        <span>{product}</span>
        <time dateTime={date}>
          {formatDay(date)} {date.slice(0, 4)}
        </time>
        {isVerified && (
          <span className={styles.verified}>
            <Icon name="tick" size={13} />
            Verified purchase
          </span>
        )}
        {isDemonstration && <span className={styles.demonstration}>Demonstration</span>}
      </p>
    </article>
  );
}
