import type { CalendarDate } from "#domain/calendar-date.ts";

/** Reviews (content-and-lettering.md 2.8, 5 and 9.7); what is ours says so. */
export const reviewRules = {
  /** Characters of a comment that are read before 'See More'. */
  commentShown: 260,
  /** With more pages than this there are Previous and Next; with fewer every page has its number in view. */
  pagesInView: 5,
  /** Ours: reviews on a page. */
  pageLength: 5,
  /** Ours: the longest title and comment that are kept. */
  titleMax: 80,
  commentMax: 2_000,
  rates: [1, 2, 3, 4, 5],
} as const;

/** Which reviews are listed: all, or those with pictures. */
export type ReviewFilter = "photo" | null;

export interface ReviewPicture {
  /** Addresses on this shop. */
  readonly thumbnail: string;
  readonly image: string;
}

export interface Review {
  readonly id: number;
  readonly product: string;
  readonly title: string;
  /** Stars, 1 to 5. */
  readonly rate: number;
  /** Plain text with its line ends. */
  readonly comment: string;
  /** First name and initial: "Aroha T." */
  readonly customer: string;
  readonly date: CalendarDate;
  /** Written by the shop to show how reviews look; never counted as a customer's. */
  readonly isDemonstration: boolean;
  /** Its customer has had an order with the product sent. */
  readonly isVerified: boolean;
  readonly pictures: readonly ReviewPicture[];
}

/** How many reviews there are, and the sum of their stars. */
export interface Rating {
  readonly count: number;
  readonly stars: number;
}

/** One page of reviews, and what all of them together say. */
export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly currentPage: number;
  /** 1 even where there is nothing to list. */
  readonly lastPage: number;
  /** Mean of the stars that customers give, whatever is listed, to one decimal; of the demonstrations while there are no others, 0 without any. */
  readonly ratingValue: number;
  /** How many these are. */
  readonly total: number;
  /** No customer has said anything yet: all are the shop's own demonstrations. */
  readonly areExamples: boolean;
}

export function addRatings(ratings: readonly Rating[]): Rating {
  return {
    count: ratings.reduce((sum, { count }) => sum + count, 0),
    stars: ratings.reduce((sum, { stars }) => sum + stars, 0),
  };
}

/** The mean of the stars to one decimal; 0 without a review. */
export function ratingValue({ count, stars }: Rating): number {
  return count === 0 ? 0 : Math.round((10 * stars) / count) / 10;
}

/** The last page of so many reviews; an empty list has one page, too. */
export function lastPageOf(count: number): number {
  return Math.max(1, Math.ceil(count / reviewRules.pageLength));
}

/** "Aroha T.": what others read of a customer's name. */
export function publicName(firstName: string, lastName: string): string {
  const [initial = ""] = lastName.trim();
  return initial === "" ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}

/** A comment as it is first read; null when all of it is. Cut between words, so that it never has more characters than the rule allows. */
export function shortComment(comment: string): string | null {
  const { commentShown } = reviewRules;
  const characters = Array.from(comment);
  if (characters.length <= commentShown) return null;
  const cut = characters.slice(0, commentShown).join("");
  const words = characters[commentShown]?.trim() === "" ? cut : cut.replace(/\s+\S*$/, "");
  return words.trimEnd();
}

/** The numbers of the pages in view: all while there are at most five, else the five round the current one. */
export function pagesInView(currentPage: number, lastPage: number): readonly number[] {
  const { pagesInView: most } = reviewRules;
  const first = Math.max(1, Math.min(currentPage - Math.floor(most / 2), lastPage - most + 1));
  return Array.from({ length: Math.min(most, lastPage) }, (_, index) => first + index);
}

/** Whether there are more pages than numbers in view: then one also goes from page to page. */
export function hasSteps(lastPage: number): boolean {
  return lastPage > reviewRules.pagesInView;
}
