import type { Catalogue } from "./catalogue.ts";

/**
 * Remembers by a key what is worked out of a catalogue, and forgets it with that catalogue. For what depends on nothing
 * else, and for keys there are only a few of.
 */
export function memoizePerCatalogue<Value>() {
  const known = new WeakMap<Catalogue, Map<string, Value>>();
  return (catalogue: Catalogue, key: string, workOut: () => Value): Value => {
    const values = known.get(catalogue) ?? new Map<string, Value>();
    known.set(catalogue, values);
    const found = values.get(key);
    if (found !== undefined) return found;
    const value = workOut();
    values.set(key, value);
    return value;
  };
}
