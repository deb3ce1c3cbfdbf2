import type { Charge } from "../choice.ts";
import type { StoredPress } from "../press.ts";
import type { CatalogueDocument, StoredPriceRules } from "../schema.ts";
import { averageMargin, marginAt } from "./margin-at.ts";
import type { Priced, Rates, Shares } from "./priced.types.ts";
import type { PricedDocument } from "./sold-catalogue.types.ts";

const BILLIONTHS = 1_000_000_000;

/** Every quantity that is a tier of some product, rising. */
function tiersOf({ products }: CatalogueDocument): readonly number[] {
  const lists = products.flatMap(({ quantities, supplies, specialProcessing }) => [
    quantities ?? [],
    ...[...supplies, ...specialProcessing.extraSupplies].map((supply) => supply.quantities),
  ]);
  return [...new Set(lists.flat())].sort((one, other) => one - other);
}

/** What rates are made of: the margin on set-up, and the highest on everything else, in thousandths. */
interface Margins {
  readonly setup: number;
  readonly highest: number;
}

/** The margin on everything that runs on a press, in thousandths, as a whole for a quantity. */
function runMargin({ margin }: StoredPriceRules, { code, margins }: StoredPress, quantity: number): number {
  if (margins !== undefined) return averageMargin(margins, quantity);
  if (margin === undefined) throw new Error(`Press ${code} has no margin`);
  return marginAt(margin, quantity);
}

function marginsOf({ priceRules, presses }: CatalogueDocument): Margins {
  const all = [...presses.flatMap((press) => press.margins ?? []), ...(priceRules.margin ?? [])];
  const highest = Math.max(...all.map((point) => point.permille));
  return { setup: priceRules.setupPermille ?? highest, highest };
}

/**
 * Cost times margin. Set-up in whole cents; what runs in whole hundredths of its unit, so that the highest margin of all presses can
 * change and no other press's prices move by what is rounded.
 */
function ratesOf({ job, piece, area, cut, metre, weed }: Charge, { setup, highest }: Margins): Rates {
  const run = (charge: number): number => Math.round((charge * highest) / 10);
  return {
    job: Math.round((job * setup) / 1000),
    piece: run(piece),
    area: run(area),
    cut: run(cut),
    // Few rows have them, and every row is sent to the browser.
    ...(metre > 0 && { metre: run(metre) }),
    ...(weed > 0 && { weed: run(weed) }),
  };
}

/** A copy in which every `charge`, however deep, has become `rates`, and the margins are left out. */
function priced<Value>(value: Value, margins: Margins): Priced<Value> {
  const convert = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(convert);
    if (part === null || typeof part !== "object") return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key]) => key !== "margins")
        .map(([key, field]) =>
          key === "charge" ? ["rates", ratesOf(field as Charge, margins)] : [key, convert(field)],
        ),
    );
  };
  return convert(value) as Priced<Value>;
}

/**
 * Compiles what the shop pays and adds into what it asks: the rate card. From here on nothing knows a cost or a margin,
 * neither the price engine nor what is sent to a browser (decision 088).
 */
export function pricedDocument(document: CatalogueDocument): PricedDocument {
  const { priceRules, presses, ...rest } = document;
  const tiers = tiersOf(document);
  const margins = marginsOf(document);
  const sharesOf = (press: StoredPress): Shares =>
    tiers.map((quantity) =>
      Math.round((runMargin(priceRules, press, quantity) * BILLIONTHS) / margins.highest),
    );
  return {
    ...priced(rest, margins),
    presses: presses.map((press) => ({ ...priced(press, margins), shares: sharesOf(press) })),
    priceRules: {
      tiers,
      sharesSetup: priceRules.setupPermille === undefined,
      installReady: ratesOf(priceRules.installReady, margins),
      endings: priceRules.endings,
      promotions: priceRules.promotions,
    },
  };
}
