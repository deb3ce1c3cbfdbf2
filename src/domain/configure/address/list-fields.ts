import type { AddonGroup } from "#domain/catalogue/choice.ts";
import { choose } from "../choose.ts";
import { type ListField, LIST_KEYS, optionsOf } from "../options/options-of.ts";
import { addonGroupsOf } from "../options/product-rows.ts";
import type { Change, Selection } from "../selection.ts";
import { ADDON_NAMES } from "../wire/field-names.ts";
import type { AddressContext, AddressField } from "./address-field.ts";

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
