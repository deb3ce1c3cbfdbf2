import { type Entries, parseDigits } from "./field-names.ts";

const ID_LENGTH = 9;
const MAX_FEATURES = 50;

/** Reads named parameters of a request once each and collects what is wrong with them. */
export interface WireReader {
  /** The value was understood but is not on offer. The first message of a name stays. */
  readonly refuse: (name: string, message: string) => void;
  /** The value cannot be read at all. */
  readonly garbled: (name: string, message: string) => void;
  readonly isGarbled: () => boolean;
  readonly refusals: () => Readonly<Record<string, string>>;
  /** The one value of a parameter; absent and empty are the same. */
  readonly text: (name: string) => string | null;
  readonly digits: (name: string, length?: number) => number | null;
  /** Every value of the print-feature parameters of one side (`""` = without a side), repeated or joined by commas. */
  readonly features: (side: string) => readonly number[];
}

const FEATURE_NAME = /^print_features(?:\[(na|front|back)\])?(?:\[\d{0,3}\])?$/;

function grouped(entries: Entries): ReadonlyMap<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of entries) {
    const given = values.get(name);
    if (given === undefined) values.set(name, [value]);
    else given.push(value);
  }
  return values;
}

function featureIds(
  values: ReadonlyMap<string, string[]>,
  names: readonly string[],
  side: string,
  garbled: WireReader["garbled"],
): readonly number[] {
  return names.flatMap((name) => {
    if ((FEATURE_NAME.exec(name)?.[1] ?? "") !== side) return [];
    const given = values.get(name) ?? [];
    if (given.length > MAX_FEATURES) garbled(name, `${name} takes at most ${MAX_FEATURES} values.`);
    const parts = given.slice(0, MAX_FEATURES).flatMap((text) => text.split(",", MAX_FEATURES));
    return parts.flatMap((text) => {
      const id = parseDigits(text, ID_LENGTH);
      if (id === null && text !== "") garbled(name, `${name} must be a whole number.`);
      return id === null ? [] : [id];
    });
  });
}

export function wireReader(entries: Entries): WireReader {
  const values = grouped(entries);
  const refusals = new Map<string, string>();
  const refuse = (name: string, message: string): void => {
    if (!refusals.has(name)) refusals.set(name, message);
  };
  let anyGarbled = false;
  const garbled = (name: string, message: string): void => {
    anyGarbled = true;
    refuse(name, message);
  };
  const features = [...values.keys()].filter((name) => name.startsWith("print_features"));
  const readable = features.filter((name) => FEATURE_NAME.test(name));
  if (readable.length < features.length)
    garbled("print_features", "print_features takes the sides na, front and back.");
  const text = (name: string): string | null => {
    const given = values.get(name);
    if (given === undefined) return null;
    if (given.length > 1) garbled(name, `${name} may be given only once.`);
    return given[0] === undefined || given[0] === "" ? null : given[0];
  };
  const digits = (name: string, length = ID_LENGTH): number | null => {
    const value = text(name);
    const parsed = value === null ? null : parseDigits(value, length);
    if (value !== null && parsed === null) {
      garbled(name, `${name} must be a whole number of at most ${length} digits.`);
    }
    return parsed;
  };
  return {
    refuse,
    garbled,
    isGarbled: () => anyGarbled,
    refusals: () => Object.fromEntries(refusals),
    text,
    digits,
    features: (side) => featureIds(values, readable, side, garbled),
  };
}
