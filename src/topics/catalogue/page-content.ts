import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { type Gallery, type GalleryChoice, galleryFor } from "#domain/configure/gallery.ts";
import type { Services } from "#topics/services.ts";
import { pagePaths } from "#domain/seo/page-paths.ts";
import { faqOf, type FaqGroupContent, wholeFaq } from "#domain/content/faq.ts";
import { type PageMeta, pageMeta } from "#domain/seo/page-meta.ts";
import type { Finishing } from "#domain/catalogue/choice.ts";
import { shippingChoices, type ShippingOffer } from "#domain/deliver/shipping-choices.ts";

/** The slider's pictures for a choice of options. Options that do not exist are refused, odd combinations are not. */
export function findGallery(
  services: Pick<Services, "catalogue">,
  choice: GalleryChoice,
): { readonly ok: true; readonly product: Product; readonly gallery: Gallery } | Refusal<"refused"> {
  const catalogue = services.catalogue.current();
  const { products, supplies, finishings, addonItems, materials } = catalogue;
  const rows = [
    ["product_id", choice.productId, products],
    ["cutting_id", choice.supplyId, supplies],
    ["finishing_id", choice.finishingId, finishings],
    ["premium_processing_id", choice.premiumProcessingId, addonItems],
    ["material_id", choice.materialId, materials],
  ] as const;
  const unknown = rows.filter(([, id, known]) => id !== null && !known.has(id));
  if (unknown.length > 0) {
    return refuseFields(
      "refused",
      Object.fromEntries(unknown.map(([name, id]) => [name, `${name} ${id} does not exist.`])),
    );
  }
  const product = products.get(choice.productId);
  if (product === undefined) throw new Error(`product ${choice.productId} was just found`);
  return { ok: true, product, gallery: galleryFor(catalogue, product, choice) };
}

/** Addresses of all pages that search engines may read. */
export function listPages({ catalogue, config }: Pick<Services, "catalogue" | "config">): readonly string[] {
  return pagePaths(catalogue.current()).map((path) => config.shopOrigin + path);
}

interface Faq {
  readonly ok: true;
  readonly groups: readonly FaqGroupContent[];
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

/** What search engines are told about an address of this shop, its query included. */
export function findPageMeta(
  {
    catalogue,
    config,
    faq,
    reviews,
    shopMoment,
  }: Pick<Services, "catalogue" | "config" | "faq" | "reviews" | "shopMoment">,
  address: string,
): { readonly ok: true; readonly meta: PageMeta } | Refusal<"unknown"> {
  const [path = "", ...rest] = address.split("?");
  const query = new URLSearchParams(rest.join("?"));
  const visit = { origin: config.shopOrigin, on: shopMoment().date, path, query, faq: faq.groups() };
  const meta = pageMeta(catalogue.current(), visit, reviews.rating);
  return meta === null
    ? refuseFields("unknown", { path: "path: there is no such page." })
    : { ok: true, meta };
}

/** A shipping choice with the finishings it is for; none for products that have no finishings. */
interface ShippingInfo extends ShippingOffer {
  readonly finishings: readonly Finishing[];
}

interface ProductShipping {
  readonly ok: true;
  readonly product: Product;
  readonly choices: readonly ShippingInfo[];
}

/** The shipping choices of a product in any of its finishings, each once, with dates for an order now. */
export function listShippingInfo(
  services: Pick<Services, "catalogue" | "shopMoment">,
  productId: number,
): ProductShipping | Refusal<"unknown"> {
  const catalogue = services.catalogue.current();
  const product = catalogue.products.get(productId);
  if (product === undefined) return refuseFields("unknown", { id: `id ${productId} does not exist.` });
  const moment = services.shopMoment();
  const choices = new Map<number, ShippingInfo>();
  for (const finishingId of product.finishingIds.length === 0 ? [null] : product.finishingIds) {
    const finishing = catalogue.finishings.get(finishingId ?? 0);
    for (const offer of shippingChoices(catalogue, { productId, finishingId }, 0, moment)) {
      const before = choices.get(offer.id)?.finishings ?? [];
      choices.set(offer.id, { ...offer, finishings: finishing ? [...before, finishing] : before });
    }
  }
  return { ok: true, product, choices: [...choices.values()] };
}
