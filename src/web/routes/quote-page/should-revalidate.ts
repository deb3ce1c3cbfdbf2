import type { ShouldRevalidateFunctionArgs } from "react-router";
import { REVIEW_PARAMETERS } from "#web/reviews/review-place.ts";

/** Parameters that the loader reads: another of them is another page. */
const READ = ["featured", ...Object.values(REVIEW_PARAMETERS)];

/** A change of the selection changes only the query: everything it needs is in the page already. The same address again asks for new dates. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href &&
    currentUrl.pathname === nextUrl.pathname &&
    READ.every((name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name))
    ? false
    : defaultShouldRevalidate;
}
