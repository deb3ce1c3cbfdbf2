import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Cents } from "#domain/money.ts";
import { between } from "./fair-prices.ts";
import type { ExplainedRow, PriceLine, PricingRow } from "./pricing-row.ts";
import { lineAmounts } from "./rate-model.ts";
import { type QuotedSelection, quotedSelection } from "./quoted-selection.ts";
import { shares } from "./shares.ts";

const FEATURE = "feature:";

/** The lines of one set, in proportion to their rates, and one for the further sets. */
function linesOf(
  { model, quantities, tierShares, sets }: QuotedSelection,
  quantity: number,
  one: Cents,
): PriceLine[] {
  const share = between(quantities, tierShares, quantity) ?? 0;
  const amounts = shares(one, lineAmounts(model, quantity, share));
  const lines: PriceLine[] = [];
  model.lines.forEach(({ code, label }, index) => {
    const amount = amounts[index] ?? 0;
    if (amount > 0) lines.push({ code, label, amount });
  });
  if (sets > 1) {
    const label = sets === 2 ? "1 more set" : `${sets - 1} more sets`;
    lines.push({ code: "sets", label, amount: one * (sets - 1) });
  }
  return lines;
}

function isFeature({ code }: Pick<PriceLine, "code">): boolean {
  return code.startsWith(FEATURE);
}

/** What the print features make up of the price of one set; shared out only where there are any. */
function featurePart(quoted: QuotedSelection, quantity: number, one: Cents): Cents {
  if (!quoted.model.lines.some(isFeature)) return 0;
  return linesOf(quoted, quantity, one)
    .filter(isFeature)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function pricingRow(quoted: QuotedSelection, quantity: number): PricingRow | null {
  const { quantities, prices, originalPrices, promotion, sets } = quoted;
  const one = between(quantities, prices, quantity);
  if (one === null) return null;
  const original = originalPrices && between(quantities, originalPrices, quantity);
  const lowered = original !== null && original > one;
  return {
    quantity,
    customQuantity: !quantities.includes(quantity),
    price: one * sets,
    originalPrice: lowered ? original * sets : null,
    ...(lowered && promotion ? { promotion: { name: promotion.name, endsOn: promotion.endsOn } } : {}),
    printFeaturePrice: featurePart(quoted, quantity, one) * sets,
  };
}

/**
 * The price of every tier, rising, with the customer's own quantity in its place; cents for all sets, GST included.
 * Empty while the size, the cuts or the sets are missing or out of bounds; an own quantity outside the tiers has no row.
 */
export function priceTable(catalogue: Catalogue, selection: Selection, on: CalendarDate): PricingRow[] {
  const quoted = quotedSelection(catalogue, selection, on);
  if (quoted === null) return [];
  const { pieces } = selection.quantity;
  const { quantities } = quoted;
  const own = pieces === null || quantities.includes(pieces) ? [] : [pieces];
  return [...quantities, ...own]
    .sort((a, b) => a - b)
    .map((quantity) => pricingRow(quoted, quantity))
    .filter((row) => row !== null);
}

/** The price of the selected quantity and what it is made of; null when it has none. That it can be ordered, `check` says. */
export function priceOf(catalogue: Catalogue, selection: Selection, on: CalendarDate): ExplainedRow | null {
  const { pieces } = selection.quantity;
  const quoted = pieces === null ? null : quotedSelection(catalogue, selection, on);
  const row = quoted && pieces !== null ? pricingRow(quoted, pieces) : null;
  return quoted && row && { ...row, lines: linesOf(quoted, row.quantity, row.price / quoted.sets) };
}
