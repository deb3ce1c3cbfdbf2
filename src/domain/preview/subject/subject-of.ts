import { pictureSlug } from "#domain/catalogue/picture-slug.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { printedColour } from "#domain/lettering/design.ts";
import type { AddonItem } from "#domain/catalogue/choice.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Design } from "../artwork/design.ts";
import { type DesignName, companions, designFor } from "../artwork/design-names.ts";
import type { Outline } from "../geometry/outline.ts";
import { inked, onePaint } from "../palette.ts";
import { type StockLook, stockOf } from "../stock.ts";
import { dieOutline, featuresOf } from "./features-of.ts";
import { formOf, isSheet } from "./form-of.ts";
import { marginOf, sizeOf } from "./size-of.ts";
import type { ProductForm, Subject } from "./subject.ts";

const ROUNDED_CORNER_MM = 6;

function outlineOf(catalogue: Catalogue, selection: Selection, added: readonly AddonItem[]): Outline {
  const die = dieOutline(catalogue, selection);
  if (die !== null) return die;
  const shape = selection.shapeId === null ? undefined : catalogue.shapes.get(selection.shapeId);
  return added.some(({ roundsCorners }) => roundsCorners) &&
    (shape === undefined || shape.outline === "rectangle")
    ? "rounded"
    : (shape?.outline ?? "rectangle");
}

function appearancesOf(catalogue: Catalogue, { finishingId, materialId }: Selection, product: Product) {
  return [
    product.appearance,
    finishingId === null ? undefined : catalogue.finishings.get(finishingId)?.appearance,
    materialId === null ? undefined : catalogue.materials.get(materialId)?.appearance,
  ].filter((appearance) => appearance !== undefined);
}

/** Stickers drawn on a sheet: what was asked for, else as many as fit comfortably. */
export function piecesOf(form: ProductForm, selection: Selection): number {
  if (!isSheet(form)) return 1;
  const asked = form === "counted" ? selection.stickersPerSheet : selection.cutPerShape;
  const fallback = form === "assorted" ? 7 : form === "sheet" ? 6 : 4;
  return Math.min(Math.max(asked ?? selection.stickersPerSheet ?? fallback, 1), 30);
}

/** How many are drawn. */
function countsOf(form: ProductForm, selection: Selection): Pick<Subject, "pieces" | "sets"> {
  return {
    pieces: piecesOf(form, selection),
    sets: Math.min(Math.max(selection.sets.count ?? 1, 1), 99),
  };
}

export interface SubjectOptions {
  readonly side?: "front" | "back";
  readonly design?: DesignName;
}

/** A film has its own paint; an ink changes the colours of the design. */
function palettesOf(
  catalogue: Catalogue,
  { cutFromFilm }: Product,
  { colourId, lettering }: Selection,
  design: Design,
  stock: StockLook,
): Subject["palettes"] {
  const { slug = "full-colour", film } = catalogue.colours.get(colourId) ?? {};
  const paint = cutFromFilm ? (film?.paint ?? (lettering && printedColour(lettering))) : undefined;
  if (paint) {
    const palette = onePaint(paint, stock);
    return [palette, palette, palette];
  }
  const [first, second, third] = design.colourways;
  return [inked(first, slug, stock), inked(second, slug, stock), inked(third, slug, stock)];
}

const THICKNESS_MM: Readonly<Record<string, number>> = { weave: 0.52, kraft: 0.42 };

/** The stock and what is printed on it. `onFilm`: nothing is printed on a ground, the marks are the goods. */
function printOf(
  catalogue: Catalogue,
  selection: Selection,
  product: Product,
  slugs: readonly string[],
  design: Design,
  onFilm: boolean,
) {
  const stock = stockOf(appearancesOf(catalogue, selection, product), slugs);
  return {
    stock,
    design,
    palettes: palettesOf(
      catalogue,
      product,
      selection,
      design,
      onFilm ? { ...stock, white: false, flat: "#ffffff" } : stock,
    ),
    thicknessMm: THICKNESS_MM[stock.texture ?? ""] ?? 0.32,
  };
}

function sidesOf(catalogue: Catalogue, { printedSideId }: Selection, side: "front" | "back") {
  const bothSides = printedSideId !== null && catalogue.printedSides.get(printedSideId)?.bothSides === true;
  return { bothSides, side: bothSides ? side : ("front" as const) };
}

/** The words that are cut, and the film round them. */
function wordsOf(catalogue: Catalogue, { lettering }: Selection): Pick<Subject, "words" | "wordsOutline"> {
  if (lettering === null) return { words: "sample", wordsOutline: null };
  const { outline } = lettering;
  const film = outline && catalogue.colours.get(outline.colourId)?.film?.paint;
  return {
    words: catalogue.drawLettering(lettering),
    wordsOutline: outline && { paint: film ?? "#ffffff", mm: outline.mm },
  };
}

/** The designs at hand: all of them, or those that a page has loaded. */
export type Designs = Readonly<Partial<Record<DesignName, Design>>>;

function taken(designs: Designs, name: DesignName): Design {
  const design = designs[name];
  if (design === undefined) throw new Error(`the design ${name} is not at hand`);
  return design;
}

function measuredOf(form: ProductForm, selection: Selection) {
  return { ...sizeOf(selection), bleedMm: marginOf(form), safetyMm: marginOf(form) };
}

/** The facts of a selection that can be seen. */
export function subjectOf(
  designs: Designs,
  catalogue: Catalogue,
  selection: Selection,
  options: SubjectOptions = {},
): Subject {
  const product = catalogue.products.get(selection.productId);
  if (product === undefined) throw new Error(`no product ${selection.productId} in this catalogue`);
  const supply = selection.supplyId === null ? undefined : catalogue.supplies.get(selection.supplyId);
  const form = formOf(product, supply, selection);
  const added = Object.values(selection.addons).flatMap((id) => catalogue.addonItems.get(id)?.item ?? []);
  const { side = "front", design = designFor(pictureSlug(product), product.kind) } = options;
  const outline = outlineOf(catalogue, selection, added);
  return {
    ...printOf(
      catalogue,
      selection,
      product,
      added.map(({ slug }) => slug),
      taken(designs, design),
      form === "lettering" || (form === "transfer" && outline === "custom"),
    ),
    companions: form === "assorted" ? companions.map((name) => taken(designs, name)) : [],
    form,
    outline,
    cutLine: null,
    cornerMm: ROUNDED_CORNER_MM,
    ...measuredOf(form, selection),
    ...sidesOf(catalogue, selection, side),
    ...countsOf(form, selection),
    leading: added.find(({ leading }) => leading)?.leading ?? "top",
    ...wordsOf(catalogue, selection),
    film: supply?.onTape ?? false,
    installReady: selection.installReady,
    features: featuresOf(catalogue, selection, side),
  };
}
