import type { Detail } from "#domain/detail.ts";

/** One detail of all products that are compared; null where a product has no such choice. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly (string | null)[];
  /** Not all of them say the same. */
  readonly differs: boolean;
  /** Those that have such a choice do not say the same: what only one of them has is no difference to look for. */
  readonly contrasts: boolean;
}

/** Several values of one label, such as two foil stamps, read as one. */
function valuesByLabel(details: readonly Detail[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { label, value } of details) {
    const before = values.get(label);
    values.set(label, before === undefined ? value : `${before}, ${value}`);
  }
  return values;
}

/** Every label once. One that only a later product has stands after the label it follows there. */
function labelsOf(columns: readonly ReadonlyMap<string, string>[]): readonly string[] {
  const labels: string[] = [];
  for (const column of columns) {
    let place = 0;
    for (const label of column.keys()) {
      const known = labels.indexOf(label);
      if (known === -1) labels.splice(place, 0, label);
      place = (known === -1 ? place : known) + 1;
    }
  }
  return labels;
}

/** What can be compared and differs first, then what some do not have, each part in its order: whoever compares looks for that. */
export function differingFirst(rows: readonly ComparedRow[]): readonly ComparedRow[] {
  return [
    ...rows.filter((row) => row.contrasts),
    ...rows.filter((row) => row.differs && !row.contrasts),
    ...rows.filter((row) => !row.differs),
  ];
}

/** One row of products, from what each of them says. */
export function comparedRow(label: string, values: readonly (string | null)[]): ComparedRow {
  return {
    label,
    values,
    differs: new Set(values).size > 1,
    contrasts: new Set(values.filter((value) => value !== null)).size > 1,
  };
}

/** The details of products as rows, so that the same thing stands beside the same thing; in the order of the form. */
export function alignDetails(products: readonly (readonly Detail[])[]): readonly ComparedRow[] {
  const columns = products.map(valuesByLabel);
  return labelsOf(columns).map((label) =>
    comparedRow(
      label,
      columns.map((column) => column.get(label) ?? null),
    ),
  );
}
