type Entry = [string, string];

const scalar = (name: string, value: unknown): Entry[] =>
  typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];

const listed = (name: string, value: unknown): Entry[] =>
  Array.isArray(value) ? value.flatMap((one: unknown) => scalar(`${name}[]`, one)) : scalar(name, value);

const named = (name: string, value: unknown): Entry[] =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => listed(`${name}[${key}]`, inner))
    : listed(name, value);

/** The names under which add-to-cart quote data carries what a query says otherwise (quotes-and-accounts.md 3). */
const aliases: ReadonlyMap<string, string> = new Map([
  ["select_quantity", "quantity"],
  ["na", "print_features[na]"],
  ["front", "print_features[front]"],
  ["back", "print_features[back]"],
]);

/**
 * A JSON body in the wire names of a configured product as name-value pairs, as a query would have them. Print features
 * stand in `print_features` by side, or in the lists na, front and back; null is not given.
 */
export const bodyEntries = (body: Readonly<Record<string, unknown>>): Entry[] =>
  Object.entries(body).flatMap(([name, value]) => named(aliases.get(name) ?? name, value));
