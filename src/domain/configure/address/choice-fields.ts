import type { AddonGroup } from "#domain/catalogue/choice.ts";
import { choose } from "../choose.ts";
import { type ListField, LIST_KEYS, optionsOf } from "../options/options-of.ts";
import { addonGroupsOf } from "../options/product-rows.ts";
import type { Change, Selection, FeatureSide } from "../selection.ts";
import { ADDON_NAMES, FEATURE_SIDES, parseDigits } from "../wire/field-names.ts";
import type { AddressContext, AddressField, QueryEntry, Lookup } from "./address-field.ts";
import { placeFeatures } from "../options/print-features.ts";
import { settle } from "../options/settle.ts";

function rowBySlugOrId<Row extends { readonly id: number; readonly slug: string }>(
  rows: readonly Row[],
  text: string,
): Row | undefined {
  return rows.find((row) => row.slug === text) ?? rows.find((row) => String(row.id) === text);
}

function rowName(rows: readonly { readonly id: number; readonly slug: string }[], id: number): string {
  const slug = rows.find((row) => row.id === id)?.slug;
  return slug !== undefined && rows.filter((row) => row.slug === slug).length === 1 ? slug : String(id);
}

export function listField({
  field,
  wire,
  address,
}: {
  readonly field: ListField;
  readonly wire: string;
  readonly address: string;
}): AddressField {
  const rows = ({ catalogue, scope }: AddressContext, now: Selection) =>
    optionsOf(catalogue, scope, now, field).map((option) => option.row);
  return {
    read: (context, now, get) => {
      const text = get(address, wire);
      const row = text === undefined ? undefined : rowBySlugOrId(rows(context, now), text);
      return row === undefined ? now : choose(context.catalogue, context.scope, now, { field, id: row.id });
    },
    write: (context, now, wanted) => {
      const id = wanted[LIST_KEYS[field]];
      return id === null || id === now[LIST_KEYS[field]] ? [] : [[address, rowName(rows(context, now), id)]];
    },
  };
}

export function addonField(kind: AddonGroup["kind"]): AddressField {
  const { wire, address } = ADDON_NAMES[kind];
  const offered = ({ catalogue }: AddressContext, now: Selection) =>
    addonGroupsOf(catalogue, now).find((row) => row.group.kind === kind);
  return {
    read: (context, now, get) => {
      const found = offered(context, now);
      const text = get(address, wire);
      const item = found && text !== undefined ? rowBySlugOrId(found.items, text) : undefined;
      if (found === undefined || item === undefined) return now;
      const change: Change = { field: "addon", code: found.group.code, id: item.id };
      return choose(context.catalogue, context.scope, now, change);
    },
    write: (context, now, wanted) => {
      const found = offered(context, now);
      const id = found && wanted.addons[found.group.code];
      if (found === undefined || id === undefined || id === now.addons[found.group.code]) return [];
      return [[address, rowName(found.items, id)]];
    },
  };
}

const ID_LENGTH = 9;

/**
 * `features`, `features_front`, `features_back`: item ids joined by commas. A form without script sends one parameter
 * per group, `features_front.<code>`. The names of `get/pricing-data` are read as well.
 */
const NAMES: Readonly<Record<FeatureSide | "plain", RegExp>> = {
  na: /^print_features\[na\](\[\])?$/,
  front: /^(features_front(\.[a-z0-9-]+)?|print_features\[front\](\[\])?)$/,
  back: /^(features_back(\.[a-z0-9-]+)?|print_features\[back\](\[\])?)$/,
  plain: /^(features(\.[a-z0-9-]+)?|print_features(\[\])?)$/,
};

/** The lists of chosen items by side; a plain form adds a dot and the code of the feature. */
export const FEATURE_NAMES = { na: "features", front: "features_front", back: "features_back" } as const;

function idsOf(get: Lookup, name: RegExp): readonly number[] | undefined {
  return get
    .all(name)
    ?.flatMap((text) => text.split(",").flatMap((part) => parseDigits(part, ID_LENGTH) ?? []));
}

/** The chosen print features: a side that is named replaces that side's items. */
export const featuresField: AddressField = {
  read: ({ catalogue, scope }, now, get) => {
    const plain = idsOf(get, NAMES.plain);
    const [na, front, back] = FEATURE_SIDES.map((side) => idsOf(get, NAMES[side]));
    if (!plain && !na && !front && !back) return now;
    const { printFeatures: kept } = now;
    const sided = {
      na: na ?? (plain ? [] : kept.na),
      front: front ?? kept.front,
      back: back ?? kept.back,
    };
    return settle(catalogue, scope, {
      ...now,
      printFeatures: placeFeatures(catalogue, sided, plain ?? []),
    });
  },
  write: (_context, { printFeatures: now }, { printFeatures: wanted }) =>
    FEATURE_SIDES.flatMap((side): readonly QueryEntry[] => {
      const ids = wanted[side].join(",");
      return ids === now[side].join(",") ? [] : [[FEATURE_NAMES[side], ids]];
    }),
};
