import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Choice } from "#domain/catalogue/choice.ts";
import { colourOf } from "#domain/catalogue/colour.ts";
import type { Rates } from "#domain/catalogue/rates/priced.types.ts";
import { printsBothSides } from "#domain/configure/options/print-features.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { featureLabel } from "#domain/configure/summary.ts";
import { layoutsFor, pressOf } from "./press-layouts.ts";
import type { RateLine, RateModel } from "./rate-model.ts";

type RatedRow = { readonly rates: Rates } | undefined;

const SIDES = ["na", "front", "back"] as const;

function addonItemsOf(catalogue: Catalogue, selection: Selection) {
  return Object.values(selection.addons).map((id) => catalogue.addonItems.get(id)?.item);
}

function row<Row extends Choice>(rows: ReadonlyMap<number, Row>, id: number | null): Row | undefined {
  return id === null ? undefined : rows.get(id);
}

/** One line of rates per piece and per area; the job rates of all lines are the set-up. */
function runLine(code: string, label: string, rows: readonly RatedRow[], cuts: number): RateLine {
  let piece = 0;
  let area = 0;
  for (const found of rows) {
    if (found === undefined) continue;
    piece += found.rates.piece + found.rates.cut * cuts;
    area += found.rates.area;
  }
  return { code, label, job: 0, piece, area };
}

function setupLine(rows: readonly RatedRow[]): RateLine {
  const job = rows.reduce((sum, found) => sum + (found?.rates.job ?? 0), 0);
  return { code: "setup", label: "Proof, set-up and packing", job, piece: 0, area: 0 };
}

/** A line per feature and side; items of one feature that are ticked together share their line. */
function featureLines(catalogue: Catalogue, selection: Selection): readonly RateLine[] {
  const bothSides = printsBothSides(catalogue, selection);
  const lines = new Map<string, RateLine>();
  for (const side of SIDES) {
    for (const id of selection.printFeatures[side]) {
      const found = catalogue.printFeatureItems.get(id);
      if (found === undefined || found.item.isNone) continue;
      const code = `feature:${found.feature.code}${side === "na" ? "" : `:${side}`}`;
      const { job, piece, area } = found.item.rates;
      const other = lines.get(code);
      lines.set(code, {
        code,
        label: featureLabel(found.feature.name, side, bothSides),
        job: job + (other?.job ?? 0),
        piece: piece + (other?.piece ?? 0),
        area: area + (other?.area ?? 0),
      });
    }
  }
  return [...lines.values()];
}

/** Rates and imposition of a selection's size; null when the size is missing or does not fit the press. */
export function rateModelOf(catalogue: Catalogue, selection: Selection): RateModel | null {
  const layouts = layoutsFor(catalogue, selection);
  if (layouts.length === 0) return null;
  const product = productOf(catalogue, selection);
  const press = pressOf(catalogue, selection);
  const colour = row(catalogue.colours, selection.colourId);
  const film = product.cutFromFilm && colour ? colourOf(product, colour) : undefined;
  const material = [
    product,
    film,
    row(catalogue.finishings, selection.finishingId),
    row(catalogue.adhesives, selection.adhesiveId),
    row(catalogue.materials, selection.materialId),
  ];
  const print = [press, film ? undefined : colour, row(catalogue.printedSides, selection.printedSideId)];
  const finishing = [
    row(catalogue.supplies, selection.supplyId),
    row(catalogue.shapes, selection.shapeId),
    ...addonItemsOf(catalogue, selection),
    selection.installReady === "yes" ? { rates: catalogue.document.priceRules.installReady } : undefined,
  ];
  const cuts = selection.cutPerShape ?? selection.stickersPerSheet ?? 0;
  const lines = [
    setupLine([...material, ...print, ...finishing]),
    runLine("material", "Material", material, cuts),
    runLine("print", "Printing", print, cuts),
    runLine("finishing", "Cutting and finishing", finishing, cuts),
    ...featureLines(catalogue, selection),
  ];
  return {
    lines,
    layouts,
    minimumPieceAreaMm2: product.minimumAreaMm2,
    shares: press.shares,
    sharesSetup: catalogue.document.priceRules.sharesSetup,
  };
}
