import type { Catalogue } from "../catalogue/catalogue.ts";
import {
  CUSTOM_QUANTITY_LENGTH,
  CUSTOM_SETS_LENGTH,
  CUTS_LENGTH,
  MAX_LISTED_SETS,
  SIZE_LENGTH,
  STICKERS_PER_SHEET_LENGTH,
} from "./limits.ts";
import { type ListField, LIST_KEYS, optionsOf } from "./options/options-of.ts";
import { addonGroupsOf, productOf, productSupplyOf, quantitiesOf, sizesOf } from "./options/product-rows.ts";
import { type Draft, isTyped, settle } from "./options/settle.ts";
import type { Change, Scope, Selection } from "./selection.ts";
import { toggleFeature } from "./options/toggle-feature.ts";

type ListChange = Extract<Change, { field: ListField }>;

/** What a new supply keeps: the finishing stays where it is a special processing of its own, the rest is reloaded. */
const withSupply = (catalogue: Catalogue, selection: Selection, id: number): Draft => {
  const next = productSupplyOf(catalogue, { ...selection, supplyId: id });
  const { shapeId: _shape, addons, finishingId, adhesiveId, ...kept } = selection;
  const draft = { ...kept, supplyId: id, cutPerShape: undefined, stickersPerSheet: undefined };
  return next?.specialProcessing ? { ...draft, addons, finishingId, adhesiveId } : draft;
};

/** What a choice in a list leaves standing (quotes-and-accounts.md 4, "Price selection cascade"). */
const withListed = (catalogue: Catalogue, selection: Selection, { field, id }: ListChange): Draft => {
  switch (field) {
    case "product":
      return { productId: id, sets: selection.sets };
    case "supply":
      return withSupply(catalogue, selection, id);
    case "finishing":
      return { ...selection, finishingId: id, adhesiveId: undefined, addons: undefined };
    case "shape":
      return { ...selection, shapeId: id, cutPerShape: undefined };
    default:
      return { ...selection, [LIST_KEYS[field]]: id };
  }
};

const listed = (
  catalogue: Catalogue,
  scope: Scope,
  selection: Selection,
  change: ListChange,
): Draft | null => {
  const option = optionsOf(catalogue, scope, selection, change.field).find((row) => row.row.id === change.id);
  const refused = option === undefined || option.disabled !== null;
  return refused || selection[LIST_KEYS[change.field]] === change.id
    ? null
    : withListed(catalogue, selection, change);
};

const addonChosen = (catalogue: Catalogue, selection: Selection, code: string, id: number): Draft | null => {
  const offered = addonGroupsOf(catalogue, selection).find((row) => row.group.code === code);
  return offered?.items.some((item) => item.id === id)
    ? { ...selection, addons: { ...selection.addons, [code]: id } }
    : null;
};

/** The draft of a typed or listed number; null when the form does not offer it. */
const numbered = (
  catalogue: Catalogue,
  selection: Selection,
  change: Exclude<Change, { id: number } | { field: "printFeature" | "installReady" }>,
): Draft | null => {
  const only = (allowed: boolean, draft: Draft): Draft | null =>
    allowed ? { ...selection, ...draft } : null;
  switch (change.field) {
    case "size": {
      const { widthMm, heightMm } = change;
      const sizes = sizesOf(catalogue, selection);
      const known = sizes.some((row) => row.widthMm === widthMm && row.heightMm === heightMm);
      return only(known, { size: { custom: false, widthMm, heightMm } });
    }
    case "customSize": {
      const { widthMm, heightMm } = change;
      const typed = isTyped(widthMm, SIZE_LENGTH) && isTyped(heightMm, SIZE_LENGTH);
      return only(typed, { size: { custom: true, widthMm, heightMm } });
    }
    case "cutPerShape":
      return only(isTyped(change.value, CUTS_LENGTH), { cutPerShape: change.value });
    case "stickersPerSheet":
      return only(isTyped(change.value, STICKERS_PER_SHEET_LENGTH), { stickersPerSheet: change.value });
    case "quantity":
      return only(quantitiesOf(catalogue, selection).includes(change.pieces), {
        quantity: { custom: false, pieces: change.pieces },
      });
    case "customQuantity":
      return only(isTyped(change.pieces, CUSTOM_QUANTITY_LENGTH), {
        quantity: { custom: true, pieces: change.pieces },
      });
    case "sets":
      return only(Number.isInteger(change.count) && change.count >= 1 && change.count <= MAX_LISTED_SETS, {
        sets: { custom: false, count: change.count },
      });
    case "customSets":
      return only(isTyped(change.count, CUSTOM_SETS_LENGTH), {
        sets: { custom: true, count: change.count },
      });
  }
};

const drafted = (catalogue: Catalogue, scope: Scope, selection: Selection, change: Change): Draft | null => {
  switch (change.field) {
    case "addon":
      return addonChosen(catalogue, selection, change.code, change.id);
    case "installReady":
      return productOf(catalogue, selection).offersInstallReady
        ? { ...selection, installReady: change.value }
        : null;
    case "printFeature": {
      const printFeatures = toggleFeature(catalogue, selection, change);
      return printFeatures === null ? null : { ...selection, printFeatures };
    }
    case "size":
    case "customSize":
    case "cutPerShape":
    case "stickersPerSheet":
    case "quantity":
    case "customQuantity":
    case "sets":
    case "customSets":
      return numbered(catalogue, selection, change);
    default:
      return listed(catalogue, scope, selection, change);
  }
};

/** The selection after a change and its cascade. A choice that is not offered, or is disabled, changes nothing. */
export const choose = (
  catalogue: Catalogue,
  scope: Scope,
  selection: Selection,
  change: Change,
): Selection => {
  const draft = drafted(catalogue, scope, selection, change);
  return draft === null ? selection : settle(catalogue, scope, draft);
};
