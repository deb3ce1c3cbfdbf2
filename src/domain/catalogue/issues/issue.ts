/** What is wrong with a document: where, as the names and keys that lead there, and a sentence for whoever mends it. */
export interface CatalogueIssue {
  readonly path: readonly string[];
  readonly message: string;
}

/** A place of the document: how it is called, and the names and keys that lead there: "presses", "digital-sheet", "margins". */
export interface DocumentPlace {
  readonly name: string;
  readonly path: readonly string[];
}

export function documentPlace(name: string, ...path: readonly (string | number)[]): DocumentPlace {
  return { name, path: path.map(String) };
}

/** A place inside another, called by a name of its own. */
export function inside(
  { path }: DocumentPlace,
  name: string,
  ...further: readonly (string | number)[]
): DocumentPlace {
  return documentPlace(name, ...path, ...further);
}

/** How a product is called in an issue, and where it stands. */
export function productPlace(product: { readonly id: number; readonly name: string }): DocumentPlace {
  return documentPlace(`Product ${label(product)}`, "products", product.id);
}

export function issue({ name, path }: DocumentPlace, text: string): CatalogueIssue {
  return { path, message: `${name}: ${text}` };
}

/** What is wrong, as a list of none or one, so that checks can be chained. */
export function issueIf(broken: boolean, where: DocumentPlace, text: string): CatalogueIssue[] {
  return broken ? [issue(where, text)] : [];
}

/** One issue per value that occurs again. */
export function repeated(where: DocumentPlace, values: readonly (string | number)[]): CatalogueIssue[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map((value) =>
    issue(where, `${value} occurs more than once`),
  );
}

/** One issue per reference to a row that does not exist. */
export function missing<Key extends string | number>(
  where: DocumentPlace,
  what: string,
  references: readonly (Key | null | undefined)[],
  known: ReadonlySet<Key>,
): CatalogueIssue[] {
  return references
    .filter((reference) => reference !== null && reference !== undefined)
    .filter((reference) => !known.has(reference))
    .map((reference) => issue(where, `no ${what} ${reference}`));
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

/** How a row is named in an issue. */
export function label(row: { readonly id: number; readonly name: string }): string {
  return `${row.id} ${row.name}`;
}
