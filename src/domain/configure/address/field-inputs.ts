import { sizeName } from "#domain/catalogue/size-text.ts";
import { choose } from "../choose.ts";
import { TYPED_LENGTH } from "../limits.ts";
import { quantityChange, setsChange } from "../choose.ts";
import { sizesOf } from "../options/product-rows.ts";
import type { Change, Selection } from "../selection.ts";
import { parseDigits, parseSize } from "../wire/field-names.ts";
import type { AddressContext, QueryEntry, AddressField, Lookup } from "./address-field.ts";

export const installReadyField: AddressField = {
  read: ({ catalogue, scope }, now, get) => {
    const value = get("install", "install_ready");
    return value === "yes" || value === "no"
      ? choose(catalogue, scope, now, { field: "installReady", value })
      : now;
  },
  write: (_context, now, wanted) =>
    wanted.installReady === null || wanted.installReady === now.installReady
      ? []
      : [["install", wanted.installReady]],
};

function sizeChange({ catalogue }: AddressContext, now: Selection, get: Lookup): Change | null {
  const text = get("size");
  const named = text === undefined ? null : parseSize(text);
  const typed = {
    widthMm: parseDigits(get("width") ?? "", TYPED_LENGTH.size),
    heightMm: parseDigits(get("height") ?? "", TYPED_LENGTH.size),
  };
  if (text === "custom") return { field: "customSize", ...typed };
  const sides = named ?? typed;
  const { widthMm, heightMm } = sides;
  if (widthMm === null || heightMm === null) return null;
  const listed = sizesOf(catalogue, now).some((row) => row.widthMm === widthMm && row.heightMm === heightMm);
  return { field: listed ? "size" : "customSize", widthMm, heightMm };
}

/** The sides that a plain form showed, as it sends them beside those that were typed. */
export const SHOWN_SIZE = "shown_size";

/** A plain form sends both sides of words, whatever was typed: the one that is another than was shown counts, the width first. */
function wordsSideChange({ size }: Selection, get: Lookup): Change | null {
  const shown = parseSize(get(SHOWN_SIZE) ?? "");
  if (shown === null) return null;
  const typed = (name: "width" | "height"): number | null => parseDigits(get(name) ?? "", TYPED_LENGTH.size);
  const [widthMm, heightMm] = [typed("width"), typed("height")];
  if (widthMm !== null && widthMm !== shown.widthMm) return { field: "customSize", ...size, widthMm };
  if (heightMm !== null && heightMm !== shown.heightMm) return { field: "customSize", ...size, heightMm };
  return null;
}

function side(name: string, value: number | null): readonly QueryEntry[] {
  return value === null ? [] : [[name, String(value)]];
}

export const sizeField: AddressField = {
  read: (context, now, get) => {
    const change = now.lettering === null ? sizeChange(context, now, get) : wordsSideChange(now, get);
    return change === null ? now : choose(context.catalogue, context.scope, now, change);
  },
  write: (_context, { size: now }, { size: wanted, lettering }) => {
    // A design has a size of its own.
    if (lettering !== null) return [];
    const { custom, widthMm, heightMm } = wanted;
    const same = custom === now.custom && widthMm === now.widthMm && heightMm === now.heightMm;
    if (same) return [];
    return custom
      ? [["size", "custom"], ...side("width", widthMm), ...side("height", heightMm)]
      : [["size", sizeName(wanted)]];
  },
};

/** A number typed in its own box; an empty box is an empty value. */
export function fieldInput(
  key: "cutPerShape" | "stickersPerSheet",
  address: string,
  wire: string,
): AddressField {
  return {
    read: ({ catalogue, scope }, now, get) => {
      const text = get(address, wire);
      const value = text === undefined ? null : parseDigits(text, TYPED_LENGTH.cutPerShape);
      if (text === undefined || (value === null && text !== "")) return now;
      return choose(catalogue, scope, now, { field: key, value });
    },
    write: (_context, now, wanted) =>
      wanted[key] === now[key] ? [] : [[address, wanted[key] === null ? "" : String(wanted[key])]],
  };
}

/** A count from a list, or `custom` with the typed one beside it; a number outside the list counts as typed. */
function countField(
  name: "quantity" | "kinds",
  length: number,
  now: (selection: Selection) => { readonly custom: boolean; readonly value: number | null },
  change: (context: AddressContext, at: Selection, custom: boolean, value: number | null) => Change,
): AddressField {
  return {
    read: (context, at, get) => {
      const text = get(name);
      const custom = text === "custom" || text === undefined;
      const typed = custom ? get(`custom_${name}`) : text;
      const value = parseDigits(typed ?? "", length);
      if (value === null && text !== "custom") return at;
      return choose(context.catalogue, context.scope, at, change(context, at, custom, value));
    },
    write: (_context, at, wanted) => {
      const [before, after] = [now(at), now(wanted)];
      if (before.custom === after.custom && before.value === after.value) return [];
      return after.custom
        ? [[name, "custom"], ...side(`custom_${name}`, after.value)]
        : [[name, String(after.value)]];
    },
  };
}

export const quantityField = countField(
  "quantity",
  TYPED_LENGTH.quantity,
  ({ quantity: { custom, pieces } }) => ({ custom, value: pieces }),
  ({ catalogue }, at, custom, value) =>
    custom || value === null
      ? { field: "customQuantity", pieces: value }
      : quantityChange(catalogue, at, value),
);

export const setsField = countField(
  "kinds",
  TYPED_LENGTH.sets,
  ({ sets: { custom, count } }) => ({ custom, value: count }),
  (_context, _at, custom, value) =>
    custom || value === null ? { field: "customSets", count: value } : setsChange(value),
);
