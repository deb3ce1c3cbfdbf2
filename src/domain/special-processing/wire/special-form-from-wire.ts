import { parseDigits, type Entries } from "#domain/configure/wire/field-names.ts";
import { sizeName } from "#domain/catalogue/size-text.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { selectionFromWire } from "#domain/configure/wire/selection-from-wire.ts";
import { checkSpecial } from "../check-special.ts";
import { wantSpecial } from "../choose-special.ts";
import { premiumCoatings } from "../premium-coatings.ts";
import { isMessages, processingsNamed, tooMany } from "./processings-named.ts";
import type { SpecialForm } from "../special-form.ts";

const ID_LENGTH = 9;
/** More ids than the form has boxes are not read. */
const MAX_IDS = 50;

/** Ids under `name[]`, `name[0]` or `name`: repeated, or joined by commas. Null when one of them is no number. */
function idsNamed(entries: readonly (readonly [string, string])[], name: string): readonly number[] | null {
  const texts = entries
    .filter(([given]) => given === name || (given.startsWith(`${name}[`) && given.endsWith("]")))
    .flatMap(([, value]) => value.split(",", MAX_IDS + 1))
    .filter((text) => text.trim() !== "");
  const ids = texts.slice(0, MAX_IDS).map((text) => parseDigits(text.trim(), ID_LENGTH));
  return ids.includes(null) || texts.length > MAX_IDS ? null : ids.map(Number);
}

/** `malformed`: a value could not be read at all; otherwise it was understood and is not on offer, or not complete. */
export type SpecialFormFromWire =
  | { readonly ok: true; readonly form: SpecialForm }
  | { readonly ok: false; readonly malformed: boolean; readonly fields: FieldMessages };

function refused(fields: FieldMessages, malformed = false): SpecialFormFromWire {
  return {
    ok: false,
    malformed,
    fields,
  };
}

function valueOf(entries: readonly (readonly [string, string])[], name: string): string | null {
  return entries.find(([given, value]) => given === name && value !== "")?.[1] ?? null;
}

/** A `size_id` as the size it stands for; a typed size stays one. Everything else as a configured product's wire has it. */
function asSelectionWire(catalogue: Catalogue, entries: readonly (readonly [string, string])[]) {
  const sizeId = valueOf(entries, "size_id");
  const sizes = catalogue.document.sizeLists.flatMap((list) => list.sizes);
  const listed = sizeId === null ? undefined : sizes.find((size) => String(size.id) === sizeId);
  const others = entries
    .filter(([name]) => name !== "size" && name !== "size_id")
    .filter(([name]) => listed === undefined || (name !== "width" && name !== "height"))
    .map(([name, value]) => [name === "orientation_id" ? "orientation" : name, value] as const);
  const size = listed === undefined ? "custom" : sizeName(listed);
  return [...others, ["size", size]] as const;
}

/** The coating asked for; where it is offered and nothing is said, the first. */
function coatingNamed(
  catalogue: Catalogue,
  selection: Selection,
  text: string | null,
): number | null | FieldMessages {
  const offered = premiumCoatings(catalogue, selection);
  if (text === null) return offered[0]?.id ?? null;
  const found = offered.find(({ id }) => String(id) === text);
  return found?.id ?? { premium_coating_id: `premium_coating_id: not offered with the other choices.` };
}

/** Reads the configured part of a Special Processing payload strictly, and holds it against every check of the form. */
export function specialFormFromWire(catalogue: Catalogue, given: Entries): SpecialFormFromWire {
  const entries = [...given];
  const read = selectionFromWire(catalogue, asSelectionWire(catalogue, entries), { needsQuantity: true });
  if (!read.ok) return refused(read.fields, read.malformed);
  const { selection } = read;
  const addonIds = idsNamed(entries, "addons");
  const optionIds = idsNamed(entries, "na");
  if (addonIds === null) return refused({ addons: "addons[] must be whole numbers." }, true);
  if (optionIds === null) return refused({ na: "na[] must be whole numbers." }, true);
  const processings = processingsNamed(catalogue, selection, { addonIds, optionIds });
  if (isMessages(processings)) return refused(processings);
  const coatingId = coatingNamed(catalogue, selection, valueOf(entries, "premium_coating_id"));
  if (typeof coatingId === "object" && coatingId !== null) return refused(coatingId);
  const singleColour = valueOf(entries, "single_colour") === "yes";
  const wanted = { selection, processings, coatingId, singleColour };
  const form = wantSpecial(catalogue, wholeShop(catalogue), wanted);
  const fields = {
    ...tooMany(processings, form.processings),
    ...checkSpecial(catalogue, form),
  };
  return Object.keys(fields).length > 0 ? refused(fields) : { ok: true, form };
}
