import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import type { Scope, Selection } from "../selection.ts";
import type { Entries } from "../wire/field-names.ts";

export interface AddressContext {
  readonly catalogue: Catalogue;
  readonly scope: Scope;
  /** The words of a page whose address names none. */
  readonly words: LetteringDesign;
}

/** The parameters of an address: each name's first value counts, except for lists of print features. */
export interface Lookup {
  /** First value of a parameter under its own or its wire name; undefined when absent. */
  (...names: string[]): string | undefined;
  /** Every value of the parameters whose names match; undefined when there is none. */
  readonly all: (names: RegExp) => readonly string[] | undefined;
}

export type QueryEntry = readonly [string, string];

/** One part of the address: reading applies it to the selection so far, writing says what leads to the wanted one. */
export interface AddressField {
  readonly read: (context: AddressContext, now: Selection, get: Lookup) => Selection;
  readonly write: (context: AddressContext, now: Selection, wanted: Selection) => readonly QueryEntry[];
}

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
