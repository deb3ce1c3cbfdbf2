import type { CallName } from "#contract/calls.ts";
import { annSignedIn } from "./forget-visit.ts";
import { type Answering, granted } from "./shop-double.ts";

/** What the pages of the account ask for: Ann Lee is signed in, and has nothing but her two points. */
export const memberAnswers: Partial<Record<CallName, Answering>> = {
  "GET auth/session": () => granted(annSignedIn),
  "GET orders": () => granted([]),
  "GET quote/get/quotations": () => granted([]),
  "GET quote/get/quote-requests": () => granted([]),
  "GET account/designs": () => granted({ designs: [], count: 0 }),
  "GET artwork": () => granted({ artwork: [], count: 0 }),
  "GET account/addresses": () => granted([]),
  "GET account/points": () =>
    granted({
      points: 2,
      entries: [{ points: 2, reason: "Registration", date: "2026-11-23T22:00:00.000Z" }],
    }),
};
