/** What is wrong, as a list of none or one, so that checks can be chained. */
export function issueIf(broken: boolean, text: string): string[] {
  return broken ? [text] : [];
}

/** One issue per value that occurs again. */
export function repeated(where: string, values: readonly (string | number)[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
    (value) => `${where}: ${value} occurs more than once`,
  );
}

/** One issue per reference to a row that does not exist. */
export function missing<Key extends string | number>(
  where: string,
  what: string,
  references: readonly (Key | null | undefined)[],
  known: ReadonlySet<Key>,
): string[] {
  return references
    .filter((reference) => reference !== null && reference !== undefined)
    .filter((reference) => !known.has(reference))
    .map((reference) => `${where}: no ${what} ${reference}`);
}

export function idsOf<Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlySet<number> {
  return new Set(rows.map((row) => row.id));
}

export function codesOf<Row extends { readonly code: string }>(rows: readonly Row[]): ReadonlySet<string> {
  return new Set(rows.map((row) => row.code));
}

export function rises(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}

/** How a product is named in an issue. */
export function label(row: { readonly id: number; readonly name: string }): string {
  return `${row.id} ${row.name}`;
}
