import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isListedSets, STICKERS_PER_SHEET_START, TYPED_LENGTH } from "../limits.ts";
import type { Scope, Selection } from "../selection.ts";
import { type ListField, type Option, optionsOf, shapeInstead } from "./options-of.ts";
import { NO_FEATURES, settleFeatures } from "./print-features.ts";
import { fitArtwork } from "./artwork-room.ts";
import { sizeOfDesign } from "../lettering/size-of-design.ts";
import { addonGroupsOf, productOf, productShapeOf, quantitiesOf, sizesOf, supplyOf } from "./product-rows.ts";

/** What is wanted of a selection; a missing field asks for the default. */
export type Draft = { readonly [Field in keyof Selection]?: Selection[Field] | undefined };

type Step = (catalogue: Catalogue, scope: Scope, settled: Selection, draft: Draft) => Partial<Selection>;

const BLANK: Selection = {
  productId: 0,
  supplyId: null,
  shapeId: null,
  finishingId: null,
  adhesiveId: null,
  materialId: null,
  printedSideId: null,
  colourId: 0,
  addons: {},
  installReady: null,
  lettering: null,
  size: { custom: true, widthMm: null, heightMm: null },
  cutPerShape: null,
  stickersPerSheet: null,
  printFeatures: NO_FEATURES,
  quantity: { custom: true, pieces: null },
  sets: { custom: false, count: 1 },
  artwork: null,
};

/** A whole number of at most `length` digits, or nothing typed yet. */
export function isFreeInput(value: number | null, length: number): boolean {
  return value === null || (Number.isInteger(value) && value >= 0 && value < 10 ** length);
}

/** A size that is typed, or in the list. */
export function isSizeOffered(catalogue: Catalogue, selection: Selection, size: Selection["size"]): boolean {
  const { custom, widthMm, heightMm } = size;
  return custom
    ? isFreeInput(widthMm, TYPED_LENGTH.size) && isFreeInput(heightMm, TYPED_LENGTH.size)
    : sizesOf(catalogue, selection).some((row) => row.widthMm === widthMm && row.heightMm === heightMm);
}

/** A number of pieces that is typed, or a tier. */
export function isQuantityOffered(
  catalogue: Catalogue,
  selection: Selection,
  { custom, pieces }: Selection["quantity"],
): boolean {
  return custom
    ? isFreeInput(pieces, TYPED_LENGTH.quantity)
    : pieces !== null && quantitiesOf(catalogue, selection).includes(pieces);
}

/** A number of sets that is typed, or in the list. */
export function areSetsOffered({ custom, count }: Selection["sets"]): boolean {
  return isFreeInput(count, TYPED_LENGTH.sets) && (custom || isListedSets(count));
}

/** Keeps the wanted row when it can be chosen, else takes the first that can. */
function chosenIn(options: readonly Option[], wanted: number | null | undefined): number | null {
  const kept =
    options.find(({ row, disabled }) => row.id === wanted && disabled === null) ??
    options.find(({ disabled }) => disabled === null) ??
    options[0];
  return kept?.row.id ?? null;
}

function chosenProduct(catalogue: Catalogue, { productIds }: Scope, wanted: number): number {
  if (productIds.includes(wanted) && catalogue.products.has(wanted)) return wanted;
  const sold = productIds.flatMap((id) => catalogue.products.get(id) ?? []);
  const first = sold.find(({ awayUntil }) => awayUntil === undefined) ?? sold[0];
  return first?.id ?? BLANK.productId;
}

const addons: Step = (catalogue, _scope, settled, draft) => ({
  addons: Object.fromEntries(
    addonGroupsOf(catalogue, settled).flatMap(({ group, items }) => {
      const kept = items.find((item) => item.id === draft.addons?.[group.code]) ?? items[0];
      return kept === undefined ? [] : [[group.code, kept.id]];
    }),
  ),
});

const installReady: Step = (catalogue, _scope, settled, draft) => ({
  installReady: productOf(catalogue, settled).offersInstallReady ? (draft.installReady ?? "yes") : null,
});

const lettering: Step = (catalogue, _scope, settled, { lettering: wanted }) => ({
  lettering: productOf(catalogue, settled).creationTool ? (wanted ?? null) : null,
});

/** That of a design is its own. A typed size stays; a listed one stays while it is listed, else the first of the list is taken. */
const size: Step = (catalogue, _scope, settled, { size: wanted }) => {
  if (settled.lettering !== null) return { size: sizeOfDesign(catalogue, settled.lettering) };
  if (wanted && isSizeOffered(catalogue, settled, wanted)) return { size: wanted };
  const first = sizesOf(catalogue, settled)[0];
  return first === undefined
    ? { size: BLANK.size }
    : { size: { custom: false, widthMm: first.widthMm, heightMm: first.heightMm } };
};

const shape: Step = (catalogue, scope, settled, draft) => {
  const kept = optionsOf(catalogue, scope, settled, "shape").find(
    ({ row, disabled }) => row.id === draft.shapeId && disabled === null,
  );
  return { shapeId: kept?.row.id ?? shapeInstead(catalogue, settled, draft.shapeId) };
};

const cutPerShape: Step = (catalogue, _scope, settled, { cutPerShape: wanted }) => {
  const start = productShapeOf(catalogue, settled)?.cuts ?? "na";
  if (start === "na") return { cutPerShape: null };
  return {
    cutPerShape: wanted !== undefined && isFreeInput(wanted, TYPED_LENGTH.cutPerShape) ? wanted : start,
  };
};

const stickersPerSheet: Step = (catalogue, _scope, settled, { stickersPerSheet: wanted }) => {
  if (supplyOf(catalogue, settled)?.asksStickersPerSheet !== true) return { stickersPerSheet: null };
  const typed = wanted !== undefined && isFreeInput(wanted, TYPED_LENGTH.stickersPerSheet);
  return { stickersPerSheet: typed ? wanted : STICKERS_PER_SHEET_START };
};

const quantity: Step = (catalogue, _scope, settled, { quantity: wanted }) => {
  if (wanted && isQuantityOffered(catalogue, settled, wanted)) return { quantity: wanted };
  return { quantity: { custom: false, pieces: quantitiesOf(catalogue, settled)[0] ?? null } };
};

const sets: Step = (_catalogue, _scope, _settled, { sets: wanted }) => ({
  sets: wanted && areSetsOffered(wanted) ? wanted : BLANK.sets,
});

const artwork: Step = (catalogue, _scope, settled, { artwork: wanted }) => ({
  artwork: fitArtwork(catalogue, settled, wanted ?? null),
});

/** Every field depends only on fields before it, so one pass settles all (decision 011). What the product is made of is settled before. */
const THE_REST: readonly Step[] = [
  addons,
  installReady,
  lettering,
  size,
  shape,
  cutPerShape,
  stickersPerSheet,
  (catalogue, _scope, settled, draft) => ({
    printFeatures: settleFeatures(catalogue, settled, draft.printFeatures ?? NO_FEATURES),
  }),
  quantity,
  sets,
  artwork,
];

/** The option lists of a draft settled from the product to the colour, each by those before it, and nothing else yet. */
export function settleLists(catalogue: Catalogue, scope: Scope, draft: Draft): Selection {
  const settled: { -readonly [Field in keyof Selection]: Selection[Field] } = { ...BLANK };
  const chosen = (field: ListField, wanted: number | null | undefined): number | null =>
    chosenIn(optionsOf(catalogue, scope, settled, field), wanted);
  settled.productId = chosenProduct(catalogue, scope, draft.productId ?? BLANK.productId);
  settled.supplyId = chosen("supply", draft.supplyId ?? scope.defaultSupplyId);
  settled.finishingId = chosen("finishing", draft.finishingId);
  settled.adhesiveId = chosen("adhesive", draft.adhesiveId);
  settled.materialId = chosen("material", draft.materialId);
  settled.printedSideId = chosen("printedSide", draft.printedSideId);
  settled.colourId = chosen("colour", draft.colourId) ?? BLANK.colourId;
  return settled;
}

/** The valid selection nearest to a draft whose option lists are settled. */
export function settleRest(catalogue: Catalogue, scope: Scope, lists: Selection, draft: Draft): Selection {
  const settled = { ...lists };
  for (const step of THE_REST) Object.assign(settled, step(catalogue, scope, settled, draft));
  return settled;
}

/** The valid selection nearest to a draft: what is still offered stays, everything else takes its default. */
export function settle(catalogue: Catalogue, scope: Scope, draft: Draft): Selection {
  return settleRest(catalogue, scope, settleLists(catalogue, scope, draft), draft);
}
