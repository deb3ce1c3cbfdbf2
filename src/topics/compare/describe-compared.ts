import { productOf } from "#domain/configure/options/product-rows.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import { jobsOf } from "#domain/deliver/job.ts";
import { shippingChoices, type ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import { type Detail, kindOf } from "#domain/detail.ts";
import { pricingId } from "#domain/price/pricing-id.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { type PricedAgain, pricedAgain } from "#domain/submission/priced-again.ts";
import { quoteData, type QuoteData } from "#domain/compare/quote-data.ts";
import { configuredAddress } from "#domain/seo/configured-address.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { Comparison } from "./comparisons.ts";
import { artworkOnPage, type KnownArtwork } from "#topics/artwork/shown-artwork.ts";
import { type ConfiguredPicture, pictureOf } from "#topics/catalogue/paint-picture.ts";
import type { Services } from "#topics/services.ts";

/** What a product that has a price can be ordered with. */
interface Orderable {
  readonly row: PricingRow;
  readonly shipping: ShippingOffer | null;
  /** The body of `cart/add`. */
  readonly quoteData: QuoteData;
}

export interface ComparedProduct {
  readonly key: string;
  readonly product: string;
  readonly title: string;
  readonly details: readonly Detail[];
  /** Pieces of all sets together. */
  readonly pieces: number;
  readonly orderable: Orderable | null;
  /** Why it has no price now. */
  readonly reason: string | null;
  /** Where it can be changed; null when no page sells it. */
  readonly link: string | null;
  readonly picture: ConfiguredPicture;
}

function orderableOf(
  services: Pick<Services, "catalogue" | "shopMoment">,
  priced: PricedAgain,
  link: string | null,
): Orderable | null {
  if (!priced.ok) return null;
  const { row, selection } = priced;
  const catalogue = services.catalogue.current();
  const job = jobsOf(catalogue, selection)(row.quantity);
  const [shipping = null] = shippingChoices(catalogue, selection, row.price, services.shopMoment(), job);
  const data: QuoteData = {
    ...quoteData(catalogue, selection),
    product_pricing_id: pricingId(catalogue.version, selection, row),
    ...(link === null ? {} : { origin_path: link }),
  };
  return { row, shipping, quoteData: data };
}

/**
 * A compared product with the price of now. One that the catalogue no longer sells just so is told in the words of the
 * catalogue it was configured with; null when that is unknown too.
 */
export async function describeCompared(
  services: Pick<Services, "catalogue" | "shopMoment">,
  stored: Comparison,
  artwork: KnownArtwork,
): Promise<ComparedProduct | null> {
  const current = services.catalogue.current();
  const priced = pricedAgain(current, stored.selection, services.shopMoment().date);
  const catalogue = priced.ok ? current : await services.catalogue.version(stored.catalogueVersionId);
  if (catalogue === null) return null;
  const selection = priced.ok ? priced.selection : stored.selection;
  const link = configuredAddress(current, selection, stored.originPath);
  return {
    key: stored.key,
    product: productOf(catalogue, selection).name,
    title: titleOf(catalogue, selection),
    details: detailsOf(catalogue, selection).filter((detail) => kindOf(detail) !== "product"),
    pieces: (selection.quantity.pieces ?? 0) * (selection.sets.count ?? 1),
    orderable: orderableOf(services, priced, link),
    reason: priced.ok ? null : priced.why,
    link,
    picture: pictureOf(catalogue, selection, artworkOnPage(catalogue, selection, artwork)),
  };
}
