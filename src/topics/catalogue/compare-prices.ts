import { setImmediate } from "node:timers/promises";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { type Catalogue, compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { documentAtCost } from "#domain/catalogue/rates/document-at-cost.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { comparedSelections } from "#domain/price/change/listed-selections.ts";
import { type EffectOn, type PriceChanges, priceChanges } from "#domain/price/change/price-changes.ts";
import { type CostedCatalogue, priceEffect } from "#domain/price/change/price-effect.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { configuredAddress } from "#domain/seo/configured-address.ts";
import type { Services } from "#topics/services.ts";
import type { Drafted } from "./drafted.ts";

/** How long visitors may wait behind it, in milliseconds. */
const SLICE_MS = 10;

function costed(document: CatalogueDocument, version: string): CostedCatalogue {
  return {
    sold: compileCatalogue(document, version),
    atCost: compileCatalogue(documentAtCost(document), `${version} at cost`),
  };
}

/** What a draft does to prices, with names and addresses of what is shown of it: by the catalogue on sale, of what comes new by the next. */
function withNames({ rises, falls, broken, ...counts }: PriceChanges, sold: Catalogue, next: Catalogue) {
  const named = <Row extends { readonly selection: Selection }>({ selection, ...row }: Row) => {
    const catalogue = sold.products.has(selection.productId) ? sold : next;
    return {
      label: titleOf(catalogue, selection),
      address: configuredAddress(catalogue, selection, "/"),
      sets: selection.sets.count ?? 1,
      ...row,
    };
  };
  return {
    ...counts,
    rises: rises.map(named),
    falls: falls.map(named),
    broken: broken.map(({ worst, ...rule }) => ({ ...rule, worst: worst.map(named) })),
  };
}

export type ComparedPrices = ReturnType<typeof withNames>;

/** Broken rules as they are shown: how many prices break each, and the worst of them. */
export function shownBreaches(broken: ComparedPrices["broken"]) {
  return broken.map(({ gaps: _gaps, ...rule }) => rule);
}

async function compare(
  { onSale, sold, document, version }: Drafted,
  today: CalendarDate,
): Promise<ComparedPrices> {
  const before = costed(onSale, sold.version);
  await setImmediate();
  const after = costed(document, version);
  await setImmediate();
  const effects: EffectOn[] = [];
  let begun = performance.now();
  const isNew = ({ productId }: Selection) => !before.sold.products.has(productId);
  const selections = [...comparedSelections(before.sold), ...comparedSelections(after.sold).filter(isNew)];
  for (const selection of selections) {
    effects.push({ selection, effect: priceEffect(before, after, selection, today) });
    if (performance.now() - begun < SLICE_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
  return withNames(priceChanges(effects), sold, after.sold);
}

let last: { readonly key: string; readonly changes: Promise<ComparedPrices> } | null = null;

/** What a draft does to the prices of everything that is listed, in slices between which visitors are served; the last answer is remembered. */
export function comparePrices(
  { shopMoment }: Pick<Services, "shopMoment">,
  drafted: Drafted,
): Promise<ComparedPrices> {
  const today = shopMoment().date;
  const key = [drafted.sold.version, drafted.version, today].join(" ");
  if (last?.key === key) return last.changes;
  const changes = compare(drafted, today);
  last = { key, changes };
  changes.catch(() => (last = null));
  return changes;
}
