/** Details that stand elsewhere, too, with what the form calls them. */
const kindLabels = { product: "Product", quantity: "Quantity", sets: "Number of Sets" } as const;

export type DetailKind = keyof typeof kindLabels;

/** One line of what was configured, in the words of the form. */
export interface Detail {
  /** Absent for most, for every one that came over the wire, and in what was stored before there were kinds. */
  readonly kind?: DetailKind;
  readonly label: string;
  readonly value: string;
  /** It says that nothing was chosen, or, in words of the customer's own, that it does not. Absent as `kind` is. */
  readonly isNone?: boolean;
}

const kinds: ReadonlyMap<string, DetailKind> = new Map(
  Object.entries(kindLabels).map(([kind, label]) => [label, kind as DetailKind]),
);

/** A detail of a kind, under the label of the form. */
export function detailOf(kind: DetailKind, value: string): Detail {
  return { kind, label: kindLabels[kind], value };
}

/** What a detail says; null for one that stands nowhere else. Only where it does not say it itself the label does (decision 125). */
export function kindOf({ kind, label }: Detail): DetailKind | null {
  return kind ?? kinds.get(label) ?? null;
}

/** Whether a detail says that nothing was chosen. Only where it does not say it itself its word does. */
function isOfNothing({ isNone, value }: Detail): boolean {
  return isNone ?? value === "None";
}

/** The details of something that was chosen. */
export function withoutNothing(details: readonly Detail[]): readonly Detail[] {
  return details.filter((detail) => !isOfNothing(detail));
}

/** The details without those that stand elsewhere already: name, pieces and sets. */
export function withoutCounts(details: readonly Detail[]): readonly Detail[] {
  return details.filter((detail) => kindOf(detail) === null);
}
