import { possibleChanges } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Scope, Selection } from "#domain/configure/selection.ts";
import { openingPrice } from "#domain/price/opening-price.ts";
import { priceDifferences } from "#domain/price/price-differences.ts";
import { priceTable } from "#domain/price/price-table.ts";
import type { Figure } from "./support/measure.types.ts";

const catalogue = compileCatalogue(catalogueDocument, "bench");
const DAY = "2026-12-10";
const SELECTIONS = 500;
const ROUNDS = 25;

interface Configured {
  readonly scope: Scope;
  readonly selection: Selection;
}

/** A repeatable stream of whole numbers below 2^31. */
function numbers(seed: number) {
  let last = seed;
  return () => {
    last = (last * 1_103_515_245 + 12_345) % 2 ** 31;
    return last;
  };
}

/** Different priced selections: on every page in turn a few choices and typed numbers, the same in every run. */
function configured(): Configured[] {
  const next = numbers(2026);
  const found = new Map<string, Configured>();
  for (let visit = 0; found.size < SELECTIONS; visit += 1) {
    const { featuredItems } = catalogueDocument;
    const scope = scopeOf(featuredItems[visit % featuredItems.length]!);
    const productId = scope.productIds[next() % scope.productIds.length];
    let selection = defaultSelection(catalogue, scope, { productId });
    for (let click = 0; click < 6; click += 1) {
      const changes = possibleChanges(catalogue, scope, selection);
      selection = choose(catalogue, scope, selection, changes[next() % changes.length]!);
    }
    const priced = priceTable(catalogue, selection, DAY).length > 0;
    if (priced) found.set(JSON.stringify(selection), { scope, selection });
  }
  return [...found.values()];
}

/** Microseconds that each task takes per item: all tasks in every round, the quickest round counts. */
function sideBySide(items: number, tasks: readonly (() => void)[]): number[] {
  const times = tasks.map((): number[] => []);
  for (let round = -3; round < ROUNDS; round += 1) {
    tasks.forEach((task, index) => {
      const start = performance.now();
      task();
      if (round >= 0) times[index]!.push(((performance.now() - start) * 1000) / items);
    });
  }
  return times.map((list) => Math.min(...list));
}

/** How long prices take: a whole table beside reading the same table from JSON, a form's differences, a page's from price. */
export function run(): Figure[] {
  const all = configured();
  const tables = all.map(({ selection }) => JSON.stringify(priceTable(catalogue, selection, DAY)));
  let seen = 0;
  const [table = 0, parsed = 0, differences = 0] = sideBySide(all.length, [
    () => {
      for (const { selection } of all) seen += priceTable(catalogue, selection, DAY).length;
    },
    () => {
      for (const text of tables) seen += (JSON.parse(text) as unknown[]).length;
    },
    () => {
      for (const { scope, selection } of all) seen += priceDifferences(catalogue, scope, selection, DAY).size;
    },
  ]);
  const [from = 0] = sideBySide(catalogueDocument.featuredItems.length, [
    () => {
      for (const item of catalogueDocument.featuredItems) seen += openingPrice(catalogue, item, DAY).price;
    },
  ]);
  if (seen === 0) throw new Error("Nothing was priced");
  const times = (table / parsed).toFixed(2);
  const note = `${all.length} selections; ${times} x JSON.parse of the same rows (${parsed.toFixed(1)} us)`;
  return [
    {
      what: "price table, all tiers",
      value: table,
      unit: "us",
      limit: { atMost: 50 },
      note,
    },
    { what: "price differences of a form", value: differences / 1000, unit: "ms", limit: { atMost: 2 } },
    { what: "from price of a page", value: from / 1000, unit: "ms", limit: null },
  ];
}

if (import.meta.main) {
  for (const { what, value, unit, note = "" } of run()) console.log(what, value.toFixed(2), unit, note);
}
