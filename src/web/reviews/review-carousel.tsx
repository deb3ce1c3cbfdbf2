import { type KeyboardEvent, useState } from "react";
import { formatDay } from "#domain/calendar-date.ts";
import { type Review, shortComment } from "#domain/review/review.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import { Stars } from "./stars.tsx";
import reviewItemStyles from "./review-item.module.css";
import styles from "./reviews.module.css";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface ReviewCarouselProps {
  readonly review: Review;
  /** The picture it opens with. */
  readonly start: number;
  readonly onClose: () => void;
}

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

/** The first 260 characters, and the whole on demand. Those of one name close each other, also without a script. */
function Comment({ comment }: { readonly comment: string }) {
  const short = shortComment(comment);
  if (short === null) return <p className={reviewItemStyles.words}>{comment}</p>;
  return (
    <div className={reviewItemStyles.comment}>
      <p className={`${reviewItemStyles.words} ${reviewItemStyles.short}`}>{short}…</p>
      <details name="review-comment" className={reviewItemStyles.more}>
        <summary className={reviewItemStyles.summary}>
          <span className={reviewItemStyles.open}>See More</span>
          <span className={reviewItemStyles.close}>See Less</span>
        </summary>
        <p className={reviewItemStyles.words}>{comment}</p>
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
    <ul className={reviewItemStyles.pictures}>
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
              <button
                type="button"
                className={reviewItemStyles.picture}
                onClick={() => onPicture(review, index)}
              >
                {small}
              </button>
            ) : (
              <a href={image} target="_blank" rel="noreferrer" className={reviewItemStyles.picture}>
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
    <article aria-labelledby={`review-${id}`} className={reviewItemStyles.review}>
      <div className={reviewItemStyles.head}>
        <Stars rate={rate} />
        <h3 id={`review-${id}`} className={reviewItemStyles.title}>
          {title}
        </h3>
      </div>
      <Comment comment={comment} />
      {pictures.length > 0 && <Pictures review={review} onPicture={onPicture} />}
      <p className={reviewItemStyles.by}>
        <span className={reviewItemStyles.customer}>{customer}</span>
        <span>{product}</span>
        <time dateTime={date}>
          {formatDay(date)} {date.slice(0, 4)}
        </time>
        {isVerified && (
          <span className={reviewItemStyles.verified}>
            <Icon name="tick" size={13} />
            Verified purchase
          </span>
        )}
        {isDemonstration && <span className={reviewItemStyles.demonstration}>Demonstration</span>}
      </p>
    </article>
  );
}
