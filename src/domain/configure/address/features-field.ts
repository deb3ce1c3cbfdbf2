import { placeFeatures } from "../options/print-features.ts";
import { settle } from "../options/settle.ts";
import type { FeatureSide } from "../selection.ts";
import { FEATURE_SIDES, parseDigits } from "../wire/field-names.ts";
import type { QueryEntry, AddressField, Lookup } from "./address-field.ts";

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

const ADDRESS_NAMES = { na: "features", front: "features_front", back: "features_back" } as const;

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
      return ids === now[side].join(",") ? [] : [[ADDRESS_NAMES[side], ids]];
    }),
};
