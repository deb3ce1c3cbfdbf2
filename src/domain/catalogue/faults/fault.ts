/** What is wrong, as a list of none or one, so that checks can be chained. */
export const faultIf = (broken: boolean, text: string): string[] => (broken ? [text] : []);

/** One fault per value that occurs again. */
export const repeated = (where: string, values: readonly (string | number)[]): string[] =>
  [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
    (value) => `${where}: ${value} occurs more than once`,
  );

/** One fault per reference to a row that does not exist. */
export const missing = <Key extends string | number>(
  where: string,
  what: string,
  references: readonly (Key | null | undefined)[],
  known: ReadonlySet<Key>,
): string[] =>
  references
    .filter((reference) => reference !== null && reference !== undefined)
    .filter((reference) => !known.has(reference))
    .map((reference) => `${where}: no ${what} ${reference}`);

export const idsOf = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlySet<number> =>
  new Set(rows.map((row) => row.id));

export const codesOf = <Row extends { readonly code: string }>(rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.map((row) => row.code));

export const rises = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));

/** How a product is named in a fault. */
export const label = (row: { readonly id: number; readonly name: string }): string => `${row.id} ${row.name}`;
