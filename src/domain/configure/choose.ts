import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { artworkAfter, fitArtwork } from "./options/artwork-room.ts";
import { isListedSets, TYPED_LENGTH } from "./limits.ts";
import { sizeInput } from "./lettering/size-of-design.ts";
import { sizeBroughtBy } from "./size-limits.ts";
import { type ListField, LIST_KEYS, optionsOf } from "./options/options-of.ts";
import { addonGroupsOf, productOf, productSupplyOf, quantitiesOf } from "./options/product-rows.ts";
import {
  areSetsOffered,
  type Draft,
  isQuantityOffered,
  isSizeOffered,
  isFreeInput,
  settle,
} from "./options/settle.ts";
import type { Change, Scope, Selection } from "./selection.ts";
import { toggleFeature } from "./options/print-features.ts";

type ListChange = Extract<Change, { field: ListField }>;

/** What a new supply keeps: with a special processing of its own also finishing, adhesive and add-ons; never shape and cuts. */
function withSupply(catalogue: Catalogue, selection: Selection, id: number): Draft {
  const next = productSupplyOf(catalogue, { ...selection, supplyId: id });
  const { shapeId: _shape, addons, finishingId, adhesiveId, ...kept } = selection;
  const draft = { ...kept, supplyId: id, cutPerShape: undefined, stickersPerSheet: undefined };
  return next?.specialProcessing ? { ...draft, addons, finishingId, adhesiveId } : draft;
}

/** What a choice in a list leaves standing (quotes-and-accounts.md 4, "Price selection cascade"). */
function withListed(catalogue: Catalogue, selection: Selection, { field, id }: ListChange): Draft {
  switch (field) {
    case "product":
      return { productId: id, sets: selection.sets, artwork: selection.artwork };
    case "supply":
      return withSupply(catalogue, selection, id);
    case "finishing":
      return { ...selection, finishingId: id, adhesiveId: undefined, addons: undefined };
    case "shape":
      return { ...selection, shapeId: id, cutPerShape: undefined };
    default:
      return { ...selection, [LIST_KEYS[field]]: id };
  }
}

/** A shape that the size rules out comes with a size of its own (012, 102). */
function withSizeOfShape(catalogue: Catalogue, selection: Selection, id: number): Draft | null {
  const shape = catalogue.shapes.get(id);
  const brought = shape && sizeBroughtBy(catalogue, selection, shape);
  if (!brought) return null;
  const { widthMm, heightMm } = brought;
  return { ...selection, shapeId: id, cutPerShape: undefined, size: { custom: false, widthMm, heightMm } };
}

function listed(catalogue: Catalogue, scope: Scope, selection: Selection, change: ListChange): Draft | null {
  const { field, id } = change;
  const option = optionsOf(catalogue, scope, selection, field).find((row) => row.row.id === id);
  if (option === undefined || selection[LIST_KEYS[field]] === id) return null;
  if (option.disabled === null) return withListed(catalogue, selection, change);
  return field === "shape" ? withSizeOfShape(catalogue, selection, id) : null;
}

function addonChosen(catalogue: Catalogue, selection: Selection, code: string, id: number): Draft | null {
  const offered = addonGroupsOf(catalogue, selection).find((row) => row.group.code === code);
  return offered?.items.some((item) => item.id === id)
    ? { ...selection, addons: { ...selection.addons, [code]: id } }
    : null;
}

type On<Field extends Change["field"]> = Extract<Change, { field: Field }>;

/** Words keep their proportions: one side is typed, the other follows. */
function lettersSized(selection: Selection, change: On<"size" | "customSize">): Draft | null {
  const { lettering, size: before } = selection;
  const typed =
    isFreeInput(change.widthMm, TYPED_LENGTH.size) && isFreeInput(change.heightMm, TYPED_LENGTH.size);
  const size = typed ? sizeInput(before, change) : null;
  return size === null || lettering === null ? null : { ...selection, lettering: { ...lettering, size } };
}

function sized(catalogue: Catalogue, selection: Selection, change: On<"size" | "customSize">): Draft | null {
  if (selection.lettering !== null) return lettersSized(selection, change);
  const { widthMm, heightMm } = change;
  const size = { custom: change.field === "customSize", widthMm, heightMm };
  return isSizeOffered(catalogue, selection, size) ? { ...selection, size } : null;
}

function perSheet(
  selection: Selection,
  { field, value }: On<"cutPerShape" | "stickersPerSheet">,
): Draft | null {
  return isFreeInput(value, TYPED_LENGTH[field]) ? { ...selection, [field]: value } : null;
}

function counted(
  catalogue: Catalogue,
  selection: Selection,
  change: On<"quantity" | "customQuantity">,
): Draft | null {
  const quantity = { custom: change.field === "customQuantity", pieces: change.pieces };
  return isQuantityOffered(catalogue, selection, quantity) ? { ...selection, quantity } : null;
}

function inSets(selection: Selection, { field, count }: On<"sets" | "customSets">): Draft | null {
  const sets = { custom: field === "customSets", count };
  return areSetsOffered(sets) ? { ...selection, sets } : null;
}

function withFeature(catalogue: Catalogue, selection: Selection, change: On<"printFeature">): Draft | null {
  const printFeatures = toggleFeature(catalogue, selection, change);
  return printFeatures === null ? null : { ...selection, printFeatures };
}

/** What is wanted after a change; null when the form does not offer it. */
function drafted(catalogue: Catalogue, scope: Scope, selection: Selection, change: Change): Draft | null {
  switch (change.field) {
    case "addon":
      return addonChosen(catalogue, selection, change.code, change.id);
    case "installReady":
      return productOf(catalogue, selection).offersInstallReady
        ? { ...selection, installReady: change.value }
        : null;
    case "lettering":
      return change.design === selection.lettering ? null : { ...selection, lettering: change.design };
    case "printFeature":
      return withFeature(catalogue, selection, change);
    case "size":
    case "customSize":
      return sized(catalogue, selection, change);
    case "cutPerShape":
    case "stickersPerSheet":
      return perSheet(selection, change);
    case "quantity":
    case "customQuantity":
      return counted(catalogue, selection, change);
    case "sets":
    case "customSets":
      return inSets(selection, change);
    case "artwork":
      return { ...selection, artwork: change.choice };
    default:
      return listed(catalogue, scope, selection, change);
  }
}

/** The selection after a change and its cascade. A choice that is not offered, or is disabled, changes nothing. */
export function choose(catalogue: Catalogue, scope: Scope, selection: Selection, change: Change): Selection {
  const draft = drafted(catalogue, scope, selection, change);
  if (draft === null) return selection;
  const settled = settle(catalogue, scope, draft);
  if (selection.artwork === null || change.field === "artwork") return settled;
  const artwork = artworkAfter(catalogue, { before: selection, after: settled });
  return { ...settled, artwork: fitArtwork(catalogue, settled, artwork) };
}

/** A number of pieces as the form takes it: a tier is chosen, any other number is typed. */
export function quantityChange(
  catalogue: Catalogue,
  selection: Selection,
  pieces: number,
): Extract<Change, { field: "quantity" | "customQuantity" }> {
  return quantitiesOf(catalogue, selection).includes(pieces)
    ? { field: "quantity", pieces }
    : { field: "customQuantity", pieces };
}

/** A number of sets as the form takes it. */
export function setsChange(count: number): Extract<Change, { field: "sets" | "customSets" }> {
  return isListedSets(count) ? { field: "sets", count } : { field: "customSets", count };
}
