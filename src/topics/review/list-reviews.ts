import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { productsOfType } from "#domain/review/review-type.ts";
import type { ReviewFilter, ReviewPage } from "#domain/review/review.ts";
import type { Services } from "#topics/services.ts";

/** A page of the reviews that a page of the shop shows; `type` is the page's path, or business. */
export async function listReviews(
  { catalogue, reviews }: Pick<Services, "catalogue" | "reviews">,
  { type, filter, page }: { readonly type: string; readonly filter: ReviewFilter; readonly page: number },
): Promise<{ readonly ok: true; readonly page: ReviewPage } | Refusal<"unknown">> {
  const productIds = productsOfType(catalogue.current(), type);
  if (productIds === null) return refuseFields("unknown", { type: "type: there is no such page." });
  return { ok: true, page: await reviews.list({ productIds, filter, page }) };
}
