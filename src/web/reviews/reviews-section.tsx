import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { ReplyTo } from "#contract/calls.ts";
import {
  hasSteps,
  pagesInView,
  type Review,
  type ReviewFilter,
  type ReviewPage,
} from "#domain/review/review.ts";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { isPlainPress } from "#ui/lazy/is-plain-press.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { ReviewCarousel, ReviewItem } from "./review-carousel.tsx";
import { type PageReviews, placeAddress, type ReviewPlace } from "./review-place.ts";
import { Stars } from "./stars.tsx";
import { type SignsIn, WriteReview } from "./write-review.tsx";
import styles from "./reviews.module.css";

const filters: readonly { readonly filter: ReviewFilter; readonly name: string }[] = [
  { filter: null, name: "All" },
  { filter: "photo", name: "Photo" },
];

interface FiltersProps {
  readonly address: string;
  readonly chosen: ReviewFilter;
  readonly onChoose: (filter: ReviewFilter) => void;
}

/** Another filter begins at its first page. */
function Filters({ address, chosen, onChoose }: FiltersProps) {
  return (
    <nav aria-label="Filter reviews" className={styles.filters}>
      {filters.map(({ filter, name }) => (
        <a
          key={name}
          href={placeAddress(address, { filter, page: 1 })}
          aria-current={filter === chosen ? "true" : undefined}
          className={styles.filter}
          data-press
          onClick={(event: MouseEvent) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            onChoose(filter);
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

interface ListProps {
  readonly reviews: readonly Review[];
  readonly onPicture: (review: Review, index: number) => void;
}

function List({ reviews, onPicture }: ListProps) {
  if (reviews.length === 0) return <p className={styles.empty}>There is no history.</p>;
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem review={review} onPicture={onPicture} />
        </li>
      ))}
    </ul>
  );
}

function Summary({
  ratingValue,
  total,
  areExamples,
}: Pick<ReviewPage, "areExamples" | "ratingValue" | "total">) {
  if (total === 0) return null;
  if (areExamples) return <p className={styles.total}>No reviews yet: these are examples of our own.</p>;
  return (
    <div>
      <p className={styles.rating}>
        <strong className={styles.value}>{ratingValue.toFixed(1)}</strong>
        <Stars rate={ratingValue} size="large" />
      </p>
      <p className={styles.total}>{total === 1 ? "1 review" : `${total} reviews`}</p>
    </div>
  );
}

type WireReviews = ReplyTo<"GET quote/get/reviews">;

/** The call's answer in the words of the page. */
function fromWireReviews({ reviews, ...page }: WireReviews): ReviewPage {
  return {
    reviews: reviews.map(({ demonstration, verified, thumbnails, images, ...review }) => ({
      ...review,
      isDemonstration: demonstration,
      isVerified: verified,
      pictures: images.map((image, index) => ({ image, thumbnail: thumbnails[index] ?? image })),
    })),
    currentPage: page.current_page,
    lastPage: page.last_page,
    ratingValue: page.rating_value,
    total: page.total,
    areExamples: page.are_examples,
  };
}

interface Shown extends ReviewPlace {
  readonly list: ReviewPage;
}

/** The reviews in view, and the way to others: a page or a filter is asked for when it is chosen; the newest choice counts. */
function useReviews({ type, filter, first }: PageReviews) {
  const [shown, setShown] = useState<Shown>({ filter, page: first.currentPage, list: first });
  /** What was asked for and is not there. */
  const [wanted, setWanted] = useState<(ReviewPlace & { readonly failed: boolean }) | null>(null);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);

  const go = async (place: ReviewPlace): Promise<void> => {
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    setWanted({ ...place, failed: false });
    const query = { type, page: String(place.page), ...(place.filter && { filter: place.filter }) };
    const answer = await callShop("GET quote/get/reviews", { query, signal });
    if (signal.aborted) return;
    if (!answer.ok) return setWanted({ ...place, failed: true });
    setShown({ ...place, list: fromWireReviews(answer.data) });
    setWanted(null);
  };
  return {
    shown,
    /** Whether others have taken the place of the first ones. */
    hasMoved: shown.list !== first,
    /** The place that is on its way, or that did not come. */
    wanted,
    go: (place: ReviewPlace) => void go(place),
  };
}

interface ReviewPagesProps {
  /** The address of the page that the section stands on. */
  readonly address: string;
  readonly current: ReviewPlace;
  readonly lastPage: number;
  readonly onPage: (page: number) => void;
}

/** The pages by number; with more than five of them also one back and one on. Real links: they lead somewhere without a script. */
function ReviewPages({ address, current, lastPage, onPage }: ReviewPagesProps) {
  if (lastPage === 1) return null;
  const linkTo = (page: number) => ({
    href: placeAddress(address, { ...current, page }),
    className: styles.page,
    "data-press": true,
    onClick: (event: MouseEvent) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      onPage(page);
    },
  });
  const { page } = current;
  const steps = hasSteps(lastPage);
  return (
    <nav aria-label="Review pages" className={styles.pages}>
      {steps && page > 1 && <a {...linkTo(page - 1)}>Previous</a>}
      <ol className={styles.numbers}>
        {pagesInView(page, lastPage).map((number) => (
          <li key={number}>
            <a
              {...linkTo(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {steps && page < lastPage && <a {...linkTo(page + 1)}>Next</a>}
    </nav>
  );
}

interface ContentProps {
  readonly address: string;
  readonly reviews: ReturnType<typeof useReviews>;
  readonly onPicture: ListProps["onPicture"];
}

/** One page of reviews and the way to others. Who leaves a page at its end reads the next one from its beginning. */
function Content({ address, reviews: { shown, wanted, hasMoved, go }, onPicture }: ContentProps) {
  const top = useRef<HTMLDivElement>(null);
  const { reviews, currentPage, lastPage } = shown.list;
  const place: ReviewPlace = wanted ?? shown;
  const hasFailed = wanted?.failed === true;
  const isBusy = wanted !== null && !hasFailed;
  const said = isBusy ? "Loading reviews" : hasMoved ? `Page ${currentPage} of ${lastPage}` : "";
  const turn = (page: number) => {
    go({ filter: place.filter, page });
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };
  return (
    <div ref={top} tabIndex={-1} aria-busy={isBusy || undefined} className={styles.content}>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {hasFailed ? (
        <TryAgain words="The reviews could not be loaded." onAgain={() => go(wanted)} />
      ) : (
        <List reviews={reviews} onPicture={onPicture} />
      )}
      <ReviewPages address={address} current={place} lastPage={lastPage} onPage={turn} />
    </div>
  );
}

function Reviews({ onSignIn, ...props }: PageReviews & SignsIn) {
  const { address, products } = props;
  const reviews = useReviews(props);
  const { shown, wanted, go } = reviews;
  const [open, setOpen] = useState<{ readonly review: Review; readonly index: number } | null>(null);
  const { filter } = wanted ?? shown;
  return (
    <div className={styles.reviews}>
      <div className={styles.side}>
        <Summary {...shown.list} />
        <Filters address={address} chosen={filter} onChoose={(chosen) => go({ filter: chosen, page: 1 })} />
        <WriteReview products={products} onSignIn={onSignIn} />
        {shown.list.reviews.some(({ isDemonstration }) => isDemonstration) && (
          <p className={styles.note}>
            Reviews marked Demonstration were written by the shop to show how they look.
          </p>
        )}
      </div>
      <Content
        address={address}
        reviews={reviews}
        onPicture={(review, index) => setOpen({ review, index })}
      />
      {open && <ReviewCarousel review={open.review} start={open.index} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** What customers say of what a page sells (content-and-lettering.md 2.8). Another page, or place in them that is come to by address, begins anew. */
export function ReviewsSection({ reviews, onSignIn }: { readonly reviews: PageReviews } & SignsIn) {
  const { type, filter, first } = reviews;
  return <Reviews key={`${type} ${filter} ${first.currentPage}`} {...reviews} onSignIn={onSignIn} />;
}
