import type { TrustContent } from "#domain/content/trust-page.ts";
import { about } from "./about.ts";
import { paymentAndDelivery } from "./payment-and-delivery.ts";
import { privacy } from "./privacy.ts";
import { returns } from "./returns.ts";
import { terms, termsInShort } from "./terms.ts";

/** How the demonstration shop deals. No lawyer has read it: it is for the owner of a shop to check before it opens. */
export const trust: TrustContent = {
  pages: [terms, privacy, returns, about, paymentAndDelivery],
  termsInShort,
};
