import { pictureSlug } from "#domain/catalogue/picture-slug.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Choice } from "#domain/catalogue/choice.ts";
import { choicePicture } from "./gallery.ts";
import { featurePicture, stockPicture } from "./gallery-pictures.ts";
import { glossyOf } from "./glossy.ts";
import type {
  AddonOffer,
  ColourOffer,
  Offer,
  Offers,
  PrintFeatureOffer,
  ShapeOffer,
  SizeOffer,
} from "./offers.types.ts";
import { sizeBroughtBy } from "./size-limits.ts";
import { type ListField, LIST_KEYS, optionsOf } from "./options/options-of.ts";
import {
  type FeatureGroup,
  featureGroupsOf,
  printsBothSides,
  featureLabel,
} from "./options/print-features.ts";
import {
  addonGroupsOf,
  productOf,
  productShapeOf,
  quantitiesOf,
  sizesOf,
  supplyOf,
} from "./options/product-rows.ts";
import { factsOfRows } from "./stock-facts.ts";
import type { Scope, Selection } from "./selection.ts";

function offer(row: Choice, selected: boolean, disabled: string | null): Offer {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    note: row.note ?? null,
    appearance: row.appearance ?? null,
    selected,
    disabled,
  };
}

function listOffers(
  catalogue: Catalogue,
  scope: Scope,
  selection: Selection,
  field: ListField,
): readonly Offer[] {
  return optionsOf(catalogue, scope, selection, field).map(({ row, disabled }) =>
    offer(row, row.id === selection[LIST_KEYS[field]], disabled),
  );
}

/** A shape that the size rules out can be chosen all the same where a fitting size is listed: it brings it. */
function shapeOffers(catalogue: Catalogue, scope: Scope, selection: Selection): readonly ShapeOffer[] {
  return listOffers(catalogue, scope, selection, "shape").map((shape) => {
    const row = catalogue.shapes.get(shape.id);
    const brings = shape.disabled === null || !row ? null : sizeBroughtBy(catalogue, selection, row);
    return { ...shape, brings, disabled: brings === null ? shape.disabled : null };
  });
}

/** Colours that are films show what they look like. */
function colourOffers(catalogue: Catalogue, scope: Scope, selection: Selection): readonly ColourOffer[] {
  const { cutFromFilm } = productOf(catalogue, selection);
  return listOffers(catalogue, scope, selection, "colour").map((colour) => {
    const film = cutFromFilm ? catalogue.colours.get(colour.id)?.film : undefined;
    return { ...colour, film: film ? { group: film.group, paint: film.paint } : null };
  });
}

function addonOffers(catalogue: Catalogue, selection: Selection): readonly AddonOffer[] {
  return addonGroupsOf(catalogue, selection).map(({ group, items }) => ({
    code: group.code,
    kind: group.kind,
    name: group.name,
    infoModal: group.infoModal,
    items: items.map((item) => offer(item, item.id === selection.addons[group.code], null)),
  }));
}

/** The picture of a feature's item on what is configured; the item's own where no stock is chosen. */
function featurePictureOn(catalogue: Catalogue, selection: Selection, filePath: string): string {
  const material = catalogue.materials.get(selection.materialId ?? 0);
  return material === undefined
    ? filePath
    : featurePicture(filePath, pictureSlug(productOf(catalogue, selection)), pictureSlug(material));
}

/** A checkbox group that reached its limit refuses what is not ticked yet. */
function featureOffer(
  catalogue: Catalogue,
  selection: Selection,
  { feature, side }: FeatureGroup,
): PrintFeatureOffer {
  const chosen = selection.printFeatures[side];
  const count = feature.items.filter((item) => chosen.includes(item.id)).length;
  const full = feature.optionType === "checkbox" && count >= feature.maxSelected;
  const bothSides = printsBothSides(catalogue, selection);
  const pictureOf = (filePath: string): string => featurePictureOn(catalogue, selection, filePath);
  return {
    code: feature.code,
    name: feature.name,
    side,
    label: featureLabel(feature.name, side, bothSides),
    optionType: feature.optionType,
    maxSelected: feature.maxSelected,
    items: feature.items.map((item) => {
      const selected = chosen.includes(item.id);
      const disabled = full && !selected ? `Choose at most ${feature.maxSelected}` : null;
      return { ...offer(item, selected, disabled), filePath: pictureOf(item.filePath), isNone: item.isNone };
    }),
  };
}

function sizeOffers(catalogue: Catalogue, selection: Selection): readonly SizeOffer[] {
  const { custom, widthMm, heightMm } = selection.size;
  return sizesOf(catalogue, selection).map((row) => ({
    ...row,
    selected: !custom && row.widthMm === widthMm && row.heightMm === heightMm,
  }));
}

/** Every list of the form for a selection; each disabled choice says why in words. */
export function offersFor(catalogue: Catalogue, scope: Scope, selection: Selection): Offers {
  const product = productOf(catalogue, selection);
  const supply = supplyOf(catalogue, selection);
  const list = (field: ListField): readonly Offer[] => listOffers(catalogue, scope, selection, field);
  return {
    products: list("product").map((row) => {
      const known = catalogue.products.get(row.id);
      const facts = factsOfRows(catalogue, [known]).map(({ name }) => name);
      return { ...row, facts, picture: known ? choicePicture(known) : stockPicture(row.slug) };
    }),
    supplies: list("supply"),
    shapes: shapeOffers(catalogue, scope, selection),
    finishings: list("finishing"),
    finishingLabel: product.finishingLabel,
    adhesives: list("adhesive"),
    materials: list("material"),
    printedSides: list("printedSide"),
    colours: colourOffers(catalogue, scope, selection),
    addons: addonOffers(catalogue, selection),
    printFeatures: featureGroupsOf(catalogue, selection).map((group) =>
      featureOffer(catalogue, selection, group),
    ),
    installReady: product.offersInstallReady ? ["yes", "no"] : [],
    sizes: sizeOffers(catalogue, selection),
    soldOn: supply?.soldOn ?? "piece",
    sizeLabel: supply?.sizeLabel ?? "Size",
    fixedSizesInPriceTable: supply?.fixedSizesInPriceTable ?? false,
    asksCuts: (productShapeOf(catalogue, selection)?.cuts ?? "na") !== "na",
    asksStickersPerSheet: supply?.asksStickersPerSheet ?? false,
    quantities: quantitiesOf(catalogue, selection),
    glossy: glossyOf(catalogue, selection),
  };
}
