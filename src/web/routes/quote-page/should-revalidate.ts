import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A change of the selection changes only the query: everything it needs is in the page already. The same address again asks for new dates. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get("featured") === nextUrl.searchParams.get("featured")
    ? false
    : defaultShouldRevalidate;
}
