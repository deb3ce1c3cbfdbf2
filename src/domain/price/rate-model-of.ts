import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Choice } from "#domain/catalogue/choice.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { colourOf } from "#domain/catalogue/film.ts";
import type { Rates } from "#domain/catalogue/rates/priced.types.ts";
import { printsBothSides, featureLabel } from "#domain/configure/options/print-features.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";
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

/** Metres that the knife goes and parts that are weeded, for each copy; without a design as for one letter that fills the size. */
function cutOf(catalogue: Catalogue, { lettering, size }: Selection): { metres: number; parts: number } {
  const measured = lettering && catalogue.measureLettering(lettering);
  // Hundredths of a millimetre: they are the same in every browser.
  if (measured?.ok)
    return { metres: Math.round(measured.cutLengthMm * 100) / 100_000, parts: measured.pieces };
  return { metres: ((size.widthMm ?? 0) + (size.heightMm ?? 0)) / 500, parts: 1 };
}

function cuttingLine(catalogue: Catalogue, selection: Selection, rows: readonly RatedRow[]): RateLine {
  const { metres, parts } = cutOf(catalogue, selection);
  const piece = rows.reduce(
    (sum, found) => sum + (found?.rates.metre ?? 0) * metres + (found?.rates.weed ?? 0) * parts,
    0,
  );
  return { code: "cutting", label: "Cutting and weeding", job: 0, piece: Math.ceil(piece), area: 0 };
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

/** A second film shows round the letters of a design: as much of the product's and its own again. */
function secondFilm(catalogue: Catalogue, { lettering }: Selection, product: Product): RatedRow[] {
  const colour = row(catalogue.colours, lettering?.outline?.colourId ?? null);
  return colour === undefined
    ? []
    : [{ rates: { ...product.rates, metre: 0, weed: 0 } }, colourOf(product, colour)];
}

/** What is chosen, by the line that its rates stand on. */
function chosenRows(catalogue: Catalogue, selection: Selection) {
  const product = productOf(catalogue, selection);
  const colour = row(catalogue.colours, selection.colourId);
  const film = product.cutFromFilm && colour ? colourOf(product, colour) : undefined;
  const isPrinted = film?.film === undefined || film.film.group === "printed";
  return {
    /** What is only cut runs through a plotter. */
    pressLabel: isPrinted ? "Printing" : "Time on the plotter",
    material: [
      product,
      film,
      ...secondFilm(catalogue, selection, product),
      row(catalogue.finishings, selection.finishingId),
      row(catalogue.adhesives, selection.adhesiveId),
      row(catalogue.materials, selection.materialId),
    ],
    print: [
      pressOf(catalogue, selection),
      film ? undefined : colour,
      row(catalogue.printedSides, selection.printedSideId),
    ],
    finishing: [
      row(catalogue.supplies, selection.supplyId),
      row(catalogue.shapes, selection.shapeId),
      ...addonItemsOf(catalogue, selection),
      selection.installReady === "yes" ? { rates: catalogue.document.priceRules.installReady } : undefined,
    ],
  };
}

/** Rates and imposition of a selection's size; null when the size is missing or does not fit the press. */
export function rateModelOf(catalogue: Catalogue, selection: Selection): RateModel | null {
  const layouts = layoutsFor(catalogue, selection);
  if (layouts.length === 0) return null;
  const { material, print, pressLabel, finishing } = chosenRows(catalogue, selection);
  const all = [...material, ...print, ...finishing];
  const cuts = selection.cutPerShape ?? selection.stickersPerSheet ?? 0;
  return {
    lines: [
      setupLine(all),
      runLine("material", "Material", material, cuts),
      runLine("print", pressLabel, print, cuts),
      runLine("finishing", "Cutting and finishing", finishing, cuts),
      cuttingLine(catalogue, selection, all),
      ...featureLines(catalogue, selection),
    ],
    layouts,
    minimumPieceAreaMm2: productOf(catalogue, selection).minimumAreaMm2,
    shares: pressOf(catalogue, selection).shares,
    sharesSetup: catalogue.document.priceRules.sharesSetup,
  };
}
