import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { FeaturedItem, FeaturedPrice } from "#domain/catalogue/schema.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Services } from "#topics/services.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";

export interface FeaturedItemQuestion {
  /** null = the shop's default featured item. */
  readonly slug: string | null;
  /** Slug of the one product to open with, or null. */
  readonly productSlug: string | null;
  readonly featuredPriceId: number | null;
}

export interface FeaturedItemPage {
  readonly ok: true;
  readonly catalogue: Catalogue;
  readonly item: FeaturedItem;
  readonly products: readonly Product[];
  readonly featuredPrice: FeaturedPrice | null;
  readonly selection: Selection;
}

export function unknownFeaturedItem(): Refusal<"unknown"> {
  return refuseFields("unknown", { slug: "There is no such featured item." });
}

/** A featured item with what its page sells and the selection it opens with. */
export function findFeaturedItem(
  services: Pick<Services, "catalogue">,
  { slug, productSlug, featuredPriceId }: FeaturedItemQuestion,
): FeaturedItemPage | Refusal<"refused" | "unknown"> {
  const catalogue = services.catalogue.current();
  const item =
    slug === null
      ? catalogue.featuredItems.get(catalogue.document.shop.defaultFeaturedItemId)
      : catalogue.featuredItemBySlug.get(slug);
  if (item === undefined) return unknownFeaturedItem();
  const scope = scopeOf(item);
  const products = scope.productIds.flatMap((id) => catalogue.products.get(id) ?? []);
  const product = productSlug === null ? null : products.find((row) => row.slug === productSlug);
  if (product === undefined) {
    return refuseFields("unknown", { single_product: "This featured item has no such product." });
  }
  const featuredPrice = featuredPriceId === null ? null : catalogue.featuredPrices.get(featuredPriceId);
  if (featuredPrice === undefined || (featuredPrice && featuredPrice.featuredItemId !== item.id)) {
    return refuseFields("refused", {
      featured: `featured ${featuredPriceId}: not a price of this featured item.`,
    });
  }
  const selection = defaultSelection(catalogue, scope, {
    productId: product?.id,
    featuredPriceId: featuredPrice?.id,
  });
  return { ok: true, catalogue, item, products: product ? [product] : products, featuredPrice, selection };
}

interface SpecialProcessingPart {
  readonly ok: true;
  readonly version: string;
  readonly document: PricedDocument;
}

/** The part of the catalogue that the Special Processing form of a page needs: its products on every supply. */
export function findSpecialProcessing(
  services: Pick<Services, "catalogue">,
  slug: string,
): SpecialProcessingPart | Refusal<"unknown"> {
  const catalogue = services.catalogue.current();
  const item = catalogue.featuredItemBySlug.get(slug);
  if (item === undefined) return unknownFeaturedItem();
  const document = sliceFor(catalogue, scopeOf(item).productIds, { specialProcessing: true });
  return { ok: true, version: catalogue.version, document };
}
