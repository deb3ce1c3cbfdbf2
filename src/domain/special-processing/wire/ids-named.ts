import { parseDigits } from "#domain/configure/wire/field-names.ts";

const ID_LENGTH = 9;
/** More ids than the form has boxes are not read. */
const MAX_IDS = 50;

/** Ids under `name[]`, `name[0]` or `name`: repeated, or joined by commas. Null when one of them is no number. */
export function idsNamed(
  entries: readonly (readonly [string, string])[],
  name: string,
): readonly number[] | null {
  const texts = entries
    .filter(([given]) => given === name || (given.startsWith(`${name}[`) && given.endsWith("]")))
    .flatMap(([, value]) => value.split(",", MAX_IDS + 1))
    .filter((text) => text.trim() !== "");
  const ids = texts.slice(0, MAX_IDS).map((text) => parseDigits(text.trim(), ID_LENGTH));
  return ids.includes(null) || texts.length > MAX_IDS ? null : ids.map(Number);
}
