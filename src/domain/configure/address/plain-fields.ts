import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { sizeName, sizeText } from "#domain/catalogue/size-text.ts";
import { offersFor } from "../offers.ts";
import type { Offers } from "../offers.types.ts";
import type { Scope, Selection } from "../selection.ts";
import { ADDON_NAMES } from "../wire/field-names.ts";
import { entriesOfQuery } from "./address.ts";
import { FEATURE_NAMES } from "./choice-fields.ts";

interface PlainOption {
  readonly value: string;
  readonly label: string;
  /** Why it cannot be chosen; null where it can. */
  readonly disabled: string | null;
  readonly isChosen: boolean;
}

/** A field of a plain form, named as in the address: a list, boxes to tick, or a number to type. */
export interface PlainField {
  readonly name: string;
  readonly label: string;
  readonly kind: "list" | "ticks" | "number";
  /** Of a number; "" for none. */
  readonly value: string;
  readonly options: readonly PlainOption[];
}

type Listed = Offers["supplies"];

function options(rows: Listed): readonly PlainOption[] {
  return rows.map(({ id, name, selected, disabled }) => ({
    value: String(id),
    label: name,
    disabled,
    isChosen: selected,
  }));
}

/** What there is no choice of is not asked. */
function list(name: string, label: string, rows: Listed): readonly PlainField[] {
  return rows.length < 2 ? [] : [{ name, label, kind: "list", value: "", options: options(rows) }];
}

function number(name: string, label: string, value: number | null): PlainField {
  return { name, label, kind: "number", value: value === null ? "" : String(value), options: [] };
}

/** A size from the list or of one's own; words are as large as they are, and one side is typed. */
function sizeFields({ sizes, sizeLabel }: Offers, { size, lettering }: Selection): readonly PlainField[] {
  const sides = [
    number("width", "Width in mm", size.widthMm),
    number("height", "Height in mm", size.heightMm),
  ];
  if (lettering !== null) return sides;
  const own = { value: "custom", label: "Own size", disabled: null, isChosen: size.custom };
  const listed = sizes.map((row) => ({
    value: sizeName(row),
    label: sizeText(row),
    disabled: null,
    isChosen: row.selected,
  }));
  return [{ name: "size", label: sizeLabel, kind: "list", value: "", options: [...listed, own] }, ...sides];
}

function featureFields({ printFeatures }: Offers): readonly PlainField[] {
  return printFeatures.map(({ code, side, label, optionType, items }) => ({
    name: `${FEATURE_NAMES[side]}.${code}`,
    label,
    kind: optionType === "radio" ? "list" : "ticks",
    value: "",
    options: options(items),
  }));
}

function installField({ installReady }: Offers, chosen: Selection["installReady"]): readonly PlainField[] {
  if (installReady.length === 0) return [];
  const answers = installReady.map((value) => ({
    value,
    label: value === "yes" ? "Yes" : "No",
    disabled: null,
    isChosen: value === chosen,
  }));
  return [{ name: "install", label: "Install ready", kind: "list", value: "", options: answers }];
}

/** Everything that can be chosen and typed for a selection, as fields that `readAddress` reads; words and files are no part of it. */
export function plainFields(catalogue: Catalogue, scope: Scope, selection: Selection): readonly PlainField[] {
  const offers = offersFor(catalogue, scope, selection);
  const { cutPerShape, stickersPerSheet, quantity, sets } = selection;
  return [
    ...list("product", "Product", offers.products),
    ...list("supply", "Supply", offers.supplies),
    ...sizeFields(offers, selection),
    ...list("shape", "Shape", offers.shapes),
    ...list("finishing", offers.finishingLabel, offers.finishings),
    ...list("adhesive", "Adhesive", offers.adhesives),
    ...list("material", "Material", offers.materials),
    ...list("sides", "Printed sides", offers.printedSides),
    ...list("colour", "Colour", offers.colours),
    ...offers.addons.flatMap(({ kind, name, items }) => list(ADDON_NAMES[kind].address, name, items)),
    ...installField(offers, selection.installReady),
    ...featureFields(offers),
    ...(offers.asksCuts ? [number("cuts", "Cuts a shape", cutPerShape)] : []),
    ...(offers.asksStickersPerSheet ? [number("per_sheet", "Stickers a sheet", stickersPerSheet)] : []),
    number("quantity", sets.count === 1 ? "Pieces" : "Pieces of a set", quantity.pieces),
    number("kinds", "Sets", sets.count),
  ];
}

type Entry = readonly [string, string];

/**
 * What a plain form says: the fields it sent go before the address it was made of, which has words and whatever else it does not
 * ask. Print features are those of the form, all or none.
 */
export function entriesOfForm(address: string, sent: readonly Entry[]): readonly Entry[] {
  const before = entriesOfQuery(address);
  if (sent.length === 0) return before;
  const names = new Set(sent.map(([name]) => name));
  const features = Object.values(FEATURE_NAMES);
  const isFeatures = (name: string): boolean => features.some((one) => one === name);
  const kept = before.filter(([name]) => !names.has(name) && !isFeatures(name));
  return [...sent, ...features.map((name): Entry => [name, ""]), ...kept];
}
