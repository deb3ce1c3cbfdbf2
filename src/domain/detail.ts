/** One line of what was configured, in the words of the form. */
export interface Detail {
  readonly label: string;
  readonly value: string;
}

/** Labels of the details that are told apart by what they say. */
export const detailLabels = { product: "Product", quantity: "Quantity", sets: "Number of Sets" } as const;

const counted: readonly string[] = Object.values(detailLabels);

/** The details without those that stand elsewhere already: name, pieces and sets. */
export function withoutCounts(details: readonly Detail[]): readonly Detail[] {
  return details.filter(({ label }) => !counted.includes(label));
}
