import { faqOf, type ToldFaqGroup, wholeFaq } from "#domain/content/faq.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { Services } from "#topics/services.ts";

interface Faq {
  readonly ok: true;
  readonly groups: readonly ToldFaqGroup[];
}

/** The questions about a product and those about everything; without a product, all of them. */
export function listFaq(
  { catalogue, faq }: Pick<Services, "catalogue" | "faq">,
  productId: number | null,
): Faq | Refusal<"refused"> {
  const current = catalogue.current();
  if (productId === null) return { ok: true, groups: wholeFaq(current, faq.groups()) };
  if (!current.products.has(productId))
    return refuseFields("refused", { product: `product ${productId} does not exist.` });
  return { ok: true, groups: faqOf(current, faq.groups(), [productId]) };
}
