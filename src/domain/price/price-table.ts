import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Cents } from "#domain/money.ts";
import { between } from "./fair-prices.ts";
import type { ExplainedRow, PriceLine, PricingRow } from "./pricing-row.ts";
import { lineAmounts } from "./rate-model.ts";
import { type QuotedSelection, quotedSelection } from "./quoted-selection.ts";
import { priceOfSets } from "./sets-price.ts";
import { shares } from "./shares.ts";

const FEATURE = "feature:";

/** The line of further designs, where all are made as one run. */
export const DESIGNS = "designs";

function designsLabel(further: number): string {
  return further === 1 ? "1 more design: file and plate" : `${further} more designs: files and plates`;
}

/** What each line makes up of an amount for so many pieces, in proportion to their rates. */
function linesFor(
  { model, quantities, tierShares }: QuotedSelection,
  pieces: number,
  cents: Cents,
): PriceLine[] {
  const share = between(quantities, tierShares, pieces) ?? tierShares.at(-1) ?? 0;
  const amounts = shares(cents, lineAmounts(model, pieces, share));
  return model.lines
    .map(({ code, label }, index) => ({ code, label, amount: amounts[index] ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

/** What the sets of a row cost apart from one another; null outside the tiers. */
function apart({ quantities, prices, sets }: QuotedSelection, quantity: number): Cents | null {
  const one = between(quantities, prices, quantity);
  return one === null ? null : one * sets;
}

/**
 * What a row is made of: the lines of one set and one for the further sets; or, where all sets are made together, the lines of their one
 * run, and one for the files and plates of the further designs.
 */
function linesOf(
  quoted: QuotedSelection,
  { quantity, price }: Pick<PricingRow, "quantity" | "price">,
): PriceLine[] {
  const { sets, furtherSet } = quoted;
  if (sets === 1) return linesFor(quoted, quantity, price);
  const further = sets - 1;
  if (furtherSet !== null && price !== apart(quoted, quantity)) {
    const amount = furtherSet * further;
    const line = { code: DESIGNS, label: designsLabel(further), amount };
    return [...linesFor(quoted, quantity * sets, price - amount), line];
  }
  const label = further === 1 ? "1 more set" : `${further} more sets`;
  const one = price / sets;
  return [...linesFor(quoted, quantity, one), { code: "sets", label, amount: one * further }];
}

function isFeature({ code }: Pick<PriceLine, "code">): boolean {
  return code.startsWith(FEATURE);
}

/** What the print features make up of a row, for all sets; shared out only where there are any. */
function featurePart(quoted: QuotedSelection, quantity: number, price: Cents): Cents {
  if (!quoted.model.lines.some(isFeature)) return 0;
  const part = linesOf(quoted, { quantity, price })
    .filter(isFeature)
    .reduce((sum, { amount }) => sum + amount, 0);
  return price === apart(quoted, quantity) ? part * quoted.sets : part;
}

function pricingRow(quoted: QuotedSelection, quantity: number): PricingRow | null {
  const { quantities, tiers, originalTiers, promotion } = quoted;
  const price = priceOfSets(quantities, tiers, quantity);
  if (price === null) return null;
  const original = originalTiers && priceOfSets(quantities, originalTiers, quantity);
  const lowered = original !== null && original > price;
  return {
    quantity,
    customQuantity: !quantities.includes(quantity),
    price,
    originalPrice: lowered ? original : null,
    ...(lowered && promotion ? { promotion: { name: promotion.name, endsOn: promotion.endsOn } } : {}),
    printFeaturePrice: featurePart(quoted, quantity, price),
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
  return quoted && row && { ...row, lines: linesOf(quoted, row) };
}
