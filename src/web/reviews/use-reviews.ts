import { useEffect, useRef, useState } from "react";
import type { ReviewPage } from "#domain/review/review.ts";
import { callShop } from "#web/calls/call-shop.ts";
import type { ReplyTo } from "#contract/calls.ts";
import type { PageReviews, ReviewPlace } from "./review-place.ts";

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
  };
}

interface Shown extends ReviewPlace {
  readonly list: ReviewPage;
}

/** The reviews in view, and the way to others: a page or a filter is asked for when it is chosen; the newest choice counts. */
export function useReviews({ type, filter, first }: PageReviews) {
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
