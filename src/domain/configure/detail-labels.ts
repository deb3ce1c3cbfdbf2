/** Labels of the details that are told apart by what they say. */
export const detailLabels = { product: "Product", quantity: "Quantity", sets: "Number of Sets" } as const;

const counted: readonly string[] = Object.values(detailLabels);

/** The details without those that stand elsewhere already: name, pieces and sets. */
export const withoutCounts = <Row extends { readonly label: string }>(
  details: readonly Row[],
): readonly Row[] => details.filter(({ label }) => !counted.includes(label));
