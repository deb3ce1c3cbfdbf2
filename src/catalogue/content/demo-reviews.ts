import type { DemoReview } from "#domain/content/demo-review.ts";
import { demoReviewsOfCards } from "./demo-reviews-of-cards.ts";
import { demoReviewsOfDecals } from "./demo-reviews-of-decals.ts";
import { demoReviewsOfPaper } from "./demo-reviews-of-paper.ts";
import { demoReviewsOfVinyl } from "./demo-reviews-of-vinyl.ts";

/** What the section Reviews shows before anybody has written one; marked as demonstration wherever it is shown. */
export const demoReviews: readonly DemoReview[] = [
  ...demoReviewsOfPaper,
  ...demoReviewsOfVinyl,
  ...demoReviewsOfDecals,
  ...demoReviewsOfCards,
];
