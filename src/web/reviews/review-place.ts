import type { ReviewFilter, ReviewPage } from "#domain/review/review.ts";

/** Names of the address by which the section is read without a script. */
export const REVIEW_PARAMETERS = { page: "review_page", filter: "review_filter" } as const;

/** What of a list of reviews is in view. */
export interface ReviewPlace {
  readonly filter: ReviewFilter;
  readonly page: number;
}

/** The reviews of a page of the shop, as its loader reads them. */
export interface PageReviews {
  /** What they are asked for by: the page's path, or business. */
  readonly type: string;
  /** The address of the page, to which the section's own parameters are added. */
  readonly address: string;
  readonly filter: ReviewFilter;
  readonly first: ReviewPage;
  /** What can be reviewed here, what the page is about first. */
  readonly products: readonly { readonly id: number; readonly name: string }[];
}

/** What an address asks for; anything that is no page or filter is the first page of all. */
export function reviewPlaceIn(query: URLSearchParams): ReviewPlace {
  const page = query.get(REVIEW_PARAMETERS.page) ?? "";
  return {
    filter: query.get(REVIEW_PARAMETERS.filter) === "photo" ? "photo" : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** A page's address without the section's parameters. */
export function addressWithoutPlace({ pathname, searchParams }: URL): string {
  const own = new Set<string>(Object.values(REVIEW_PARAMETERS));
  const query = new URLSearchParams([...searchParams].filter(([name]) => !own.has(name))).toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}

/** The address at which a place is read without a script. */
export function placeAddress(address: string, { filter, page }: ReviewPlace): string {
  const own = new URLSearchParams({
    ...(filter && { [REVIEW_PARAMETERS.filter]: filter }),
    ...(page > 1 && { [REVIEW_PARAMETERS.page]: String(page) }),
  }).toString();
  const joint = address.includes("?") ? "&" : "?";
  return `${address}${own === "" ? "" : joint}${own}#reviews`;
}
