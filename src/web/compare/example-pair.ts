import type { CalendarDate } from "#domain/calendar-date.ts";
import { type Catalogue, featuredGroupsOf } from "#domain/catalogue/catalogue.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { comparedRow, type ComparedRow, differingFirst } from "#domain/compare/align-details.ts";
import { quoteData } from "#domain/compare/quote-data.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { stockFactsOf } from "#domain/configure/stock-facts.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import type { Cents } from "#domain/money.ts";
import { priceOf } from "#domain/price/price-table.ts";

/** One of two products by which comparing shows what it is. */
export interface ExampleProduct {
  readonly title: string;
  readonly pieces: number;
  readonly price: Cents;
  /** Where it can be changed. */
  readonly link: string;
  /** The address of its drawing. */
  readonly picture: string;
  /** The body of the call that lays it down. */
  readonly body: Record<string, string | number | number[]>;
}

export interface ExamplePair {
  readonly products: readonly [ExampleProduct, ExampleProduct];
  /** What each is fit for, what differs first. */
  readonly rows: readonly ComparedRow[];
}

/** As many of each as somebody orders who compares. */
const PIECES = 100;
const MOST_ROWS = 4;

interface Described extends ExampleProduct {
  /** What it is fit for: "Waterproof". */
  readonly facts: readonly string[];
}

function describe(catalogue: Catalogue, item: FeaturedItem, on: CalendarDate): Described[] {
  const asked = new URLSearchParams({ quantity: String(PIECES) });
  const selection = readAddress(catalogue, scopeOf(item), asked);
  const row = priceOf(catalogue, selection, on);
  if (row?.quantity !== PIECES) return [];
  const link = `${item.route}?${asked}`;
  const wire = selectionToWire(catalogue, selection).map(([name, value]) => [name, value]);
  return [
    {
      title: titleOf(catalogue, selection),
      pieces: row.quantity,
      price: row.price,
      link,
      picture: `/api/quote/get/picture.svg?${new URLSearchParams(wire)}`,
      body: Object.fromEntries(
        Object.entries({ ...quoteData(catalogue, selection), origin_path: link }).map(([name, value]) => [
          name,
          typeof value === "object" ? [...value] : value,
        ]),
      ),
      facts: stockFactsOf(catalogue, selection).map(({ name }) => name),
    },
  ];
}

/** The first two pages of the shop that sell a hundred as they open, at the prices of a day; null where there are none. */
export function examplePair(catalogue: Catalogue, on: CalendarDate): ExamplePair | null {
  const found: Described[] = [];
  for (const item of featuredGroupsOf(catalogue).flatMap((group) => group.items))
    if (found.length < 2) found.push(...describe(catalogue, item, on));
  const [one, other] = found;
  if (!one || !other) return null;
  const facts = [...new Set([...one.facts, ...other.facts])];
  const rows = facts.map((fact) =>
    comparedRow(
      fact,
      [one, other].map((product) => (product.facts.includes(fact) ? "Yes" : "No")),
    ),
  );
  const bare = ({ facts: _facts, ...product }: Described): ExampleProduct => product;
  return { products: [bare(one), bare(other)], rows: differingFirst(rows).slice(0, MOST_ROWS) };
}
