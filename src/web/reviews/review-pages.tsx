import type { MouseEvent } from "react";
import { hasSteps, pagesInView } from "#domain/review/review.ts";
import { isPlainPress } from "#ui/lazy/is-plain-press.ts";
import { placeAddress, type ReviewPlace } from "./review-place.ts";
import styles from "./review-pages.module.css";

interface ReviewPagesProps {
  /** The address of the page that the section stands on. */
  readonly address: string;
  readonly current: ReviewPlace;
  readonly lastPage: number;
  readonly onPage: (page: number) => void;
}

/** The pages by number; with more than five of them also one back and one on. Real links: they lead somewhere without a script. */
export function ReviewPages({ address, current, lastPage, onPage }: ReviewPagesProps) {
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
