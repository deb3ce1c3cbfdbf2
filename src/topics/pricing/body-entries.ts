import { SINGLE_FIELDS } from "#domain/configure/wire/single-fields.ts";

type Entry = [string, string];

function scalar(name: string, value: unknown): Entry[] {
  return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
}

function listed(name: string, value: unknown): Entry[] {
  return Array.isArray(value)
    ? value.flatMap((one: unknown) => scalar(`${name}[]`, one))
    : scalar(name, value);
}

function named(name: string, value: unknown): Entry[] {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => listed(`${name}[${key}]`, inner))
    : listed(name, value);
}

/** The names under which add-to-cart quote data carries what a query says otherwise (quotes-and-accounts.md 3). */
const aliases: ReadonlyMap<string, string> = new Map([
  ["select_quantity", "quantity"],
  ["na", "print_features[na]"],
  ["front", "print_features[front]"],
  ["back", "print_features[back]"],
]);

/** A design of words may be an object in a body, and the names of the sets a list; in a query they are JSON. */
function asText(name: string, value: unknown): unknown {
  const isJson = name === "lettering" || (name === "set_names" && Array.isArray(value));
  return isJson && typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

/**
 * A JSON body in the wire names of a configured product as name-value pairs, as a query would have them. Print features
 * stand in `print_features` by side, or in the lists na, front and back; null is not given.
 */
export function bodyEntries(body: Readonly<Record<string, unknown>>): Entry[] {
  return Object.entries(body).flatMap(([name, value]) =>
    named(aliases.get(name) ?? name, asText(name, value)),
  );
}

/** Names of one value beside those of `get/pricing-data`: of the page's submission and of the Special Processing form. */
const otherSingles = ["select_quantity", "size_id", "orientation_id", "premium_coating_id"];

function isValue(value: unknown): boolean {
  return value === undefined || value === null || typeof value === "string" || typeof value === "number";
}

function isValues(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isValue) : isValue(value);
}

function isFeatures(value: unknown): boolean {
  return (
    isValues(value) ||
    (typeof value === "object" && !Array.isArray(value) && Object.values(value ?? {}).every(isValues))
  );
}

/**
 * What a body says in a shape that no choice has, by field: a list or true where one value stands (`quantity: [50]` is not 50),
 * and in a list of print features anything but ids.
 */
export function misshapen(body: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(
      [...SINGLE_FIELDS, ...otherSingles]
        .filter((name) => !isValue(asText(name, body[name])))
        .map((name) => [aliases.get(name) ?? name, `${name} takes one number or text.`]),
    ),
    ...Object.fromEntries(
      ["na", "front", "back", "print_features"]
        .filter((name) => !isFeatures(body[name]))
        .map((name) => [name, `${name} takes a list of ids.`]),
    ),
  };
}
