import type { Charge } from "../choice.ts";
import type { CatalogueDocument } from "../schema.ts";
import { marginAt } from "./margin-at.ts";
import type { Priced, PricedDocument, Rates } from "./priced.types.ts";

const MILLIONTHS = 1_000_000;

/** Every quantity that is a tier of some product, rising. */
function tiersOf({ products }: CatalogueDocument): readonly number[] {
  const lists = products.flatMap(({ quantities, supplies, specialProcessing }) => [
    quantities ?? [],
    ...[...supplies, ...specialProcessing.extraSupplies].map((supply) => supply.quantities),
  ]);
  return [...new Set(lists.flat())].sort((one, other) => one - other);
}

/** Cost times the highest margin, in whole units of the rate. */
const ratesOf = ({ job, piece, area, cut }: Charge, permille: number): Rates => ({
  job: Math.round((job * permille) / 1000),
  piece: Math.round((piece * permille) / 1000),
  area: Math.round((area * permille) / 1000),
  cut: Math.round((cut * permille) / 1000),
});

/** A copy in which every `charge`, however deep, has become `rates`. */
function priced<Value>(value: Value, permille: number): Priced<Value> {
  const convert = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(convert);
    if (part === null || typeof part !== "object") return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, field]) =>
        key === "charge" ? ["rates", ratesOf(field as Charge, permille)] : [key, convert(field)],
      ),
    );
  };
  return convert(value) as Priced<Value>;
}

/**
 * Compiles what the shop pays and adds into what it asks: the rate card. From here on nothing knows a cost or a margin,
 * neither the price engine nor what is sent to a browser.
 */
export function pricedDocument({ priceRules, presses, ...rest }: CatalogueDocument): PricedDocument {
  const tiers = tiersOf({ priceRules, presses, ...rest });
  const { margin, installReady, endings, promotions } = priceRules;
  const highest = Math.max(...margin.map((point) => point.permille));
  const shares = tiers.map((quantity) => Math.round((marginAt(margin, quantity) * MILLIONTHS) / highest));
  return {
    ...priced(rest, highest),
    presses: presses.map((press) => ({ ...priced(press, highest), shares })),
    priceRules: { tiers, installReady: ratesOf(installReady, highest), endings, promotions },
  };
}
