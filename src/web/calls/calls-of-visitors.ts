import type { CallName } from "#contract/calls.ts";
import { cookiesBlocked } from "#domain/cookies-blocked.ts";

/**
 * The calls that write what belongs to whoever has the browser's cookie: without one, what they write is nobody's. A question, a
 * request and what the key of a link opens need none.
 */
export const callsOfVisitors: ReadonlySet<CallName> = new Set([
  "POST quote/create/review",
  "POST artwork",
  "DELETE artwork/:id",
  "POST cut-lines",
  "POST cart/add",
  "PATCH cart/items/:id",
  "DELETE cart/items/:id",
  "PUT cart/update/user-cart/:userId",
  "POST cart/coupon",
  "POST cart/points",
  "PUT cart/shipping",
  "POST compare",
  "DELETE compare/:key",
  "POST quote/create/quotation",
  "PUT quote/update/quotation/:id",
  "POST quotation/:quotation_no/change-key",
  "POST quotation/:quotation_no/cart",
  "PUT checkout",
  "POST order/place",
  "POST order/:order_no/again",
  "POST auth/login",
  "POST auth/logout",
  "POST auth/register",
  "POST auth/send-verification-code",
  "POST auth/verify",
  "POST auth/forgot-password",
  "POST auth/change-password",
  "PUT account/profile",
  "POST account/addresses",
  "PUT account/addresses/:id",
  "DELETE account/addresses/:id",
  "POST account/designs",
  "PATCH account/designs/:id",
  "POST account/designs/:id/copy",
  "DELETE account/designs/:id",
  "POST guest",
  "PUT guest/:id",
] satisfies readonly CallName[]);

/** Why a call is not begun in a browser that keeps no cookies; null where it may be. */
export function whyNotWithoutCookies(name: CallName): string | null {
  return callsOfVisitors.has(name) ? cookiesBlocked : null;
}
