import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { check } from "#domain/configure/check.ts";
import type { Issue, IssueField } from "#domain/configure/issue.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";
import { mainButton } from "#domain/configure/main-button.ts";
import type { MainButton } from "#domain/configure/main-button.ts";
import { offersFor } from "#domain/configure/offers.ts";
import type { Offers } from "#domain/configure/offers.types.ts";
import type { Scope, Selection } from "#domain/configure/selection.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import { jobsOf } from "#domain/deliver/job.ts";
import { isFreeShipping, shippingChoices, shippingRowsFor } from "#domain/deliver/shipping-choices.ts";
import type { ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import type { Cents } from "#domain/money.ts";
import { oneDesignPrice } from "#domain/price/one-design.ts";
import { priceOf, priceTable } from "#domain/price/price-table.ts";
import type { ExplainedRow, PricingRow } from "#domain/price/pricing-row.ts";

/** Everything the form shows for one selection. */
export interface Configuration {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly product: Product;
  readonly offers: Offers;
  readonly issues: readonly Issue[];
  readonly button: MainButton;
  readonly rows: readonly PricingRow[];
  /** The row of the chosen quantity; null when it has no price. */
  readonly row: ExplainedRow | null;
  /** What all sets would cost in one design, in cents; null for a single set. */
  readonly oneDesign: Cents | null;
  /** The ways to ship it; none while it has no price: there is nothing to be promised yet. */
  readonly shipping: readonly ShippingOffer[];
  /** Methods that serve the product, but not a job of this size. */
  readonly fasterLeftOut: readonly string[];
  readonly freeShipping: boolean;
}

function leftOut(catalogue: Catalogue, selection: Selection, shipping: readonly ShippingOffer[]): string[] {
  return shippingRowsFor(catalogue, selection)
    .map(({ method }) => method)
    .filter((method) => shipping.every((offer) => offer.method !== method));
}

/** Derives the whole form from a selection: nothing here is state. */
export function configurationOf(
  catalogue: Catalogue,
  scope: Scope,
  selection: Selection,
  moment: ShopMoment,
): Configuration {
  const product = catalogue.products.get(selection.productId);
  if (product === undefined) throw new Error(`product ${selection.productId} is not in the page's catalogue`);
  const issues = check(catalogue, selection);
  const button = mainButton(issues);
  const rows = priceTable(catalogue, selection, moment.date);
  const row = priceOf(catalogue, selection, moment.date);
  const price = row?.price ?? 0;
  const shipping =
    row === null
      ? []
      : shippingChoices(catalogue, selection, price, moment, jobsOf(catalogue, selection)(row.quantity));
  return {
    catalogue,
    selection,
    product,
    offers: offersFor(catalogue, scope, selection),
    issues,
    button,
    rows,
    row,
    oneDesign: row === null ? null : oneDesignPrice(catalogue, selection, moment.date),
    shipping,
    fasterLeftOut: row === null ? [] : leftOut(catalogue, selection, shipping),
    freeShipping: isFreeShipping(catalogue, selection, price),
  };
}

/** The message of a field, if something is wrong with it. */
export function messageAt(issues: readonly Issue[], ...fields: IssueField[]): string | null {
  const found = issues.find((issue) => fields.includes(issue.field));
  return found === undefined ? null : issueMessage(found);
}
