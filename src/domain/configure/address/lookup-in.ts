import type { Entries } from "../wire/field-names.ts";
import type { Lookup } from "./address-field.ts";

/** Look-up by name in the parameters of an address. */
export function lookupIn(entries: Entries): Lookup {
  const all = [...entries];
  const first = new Map(all.toReversed());
  const get = (...names: string[]): string | undefined => {
    const name = names.find((candidate) => first.has(candidate));
    return name === undefined ? undefined : first.get(name);
  };
  return Object.assign(get, {
    all: (names: RegExp) => {
      const values = all.filter(([name]) => names.test(name)).map(([, value]) => value);
      return values.length === 0 ? undefined : values;
    },
  });
}
