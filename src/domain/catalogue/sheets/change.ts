/** The cells of a row, each as the one text of its value. */
export type Cells = Readonly<Record<string, string>>;

/** One difference between two catalogues: a cell, or a row that is there or not. It says what was there, so that it can be undone. */
export type CatalogueChange =
  | {
      readonly kind: "cell";
      readonly sheet: string;
      readonly row: string;
      readonly column: string;
      readonly was: string;
      readonly now: string;
    }
  | {
      readonly kind: "add" | "remove";
      readonly sheet: string;
      readonly row: string;
      readonly cells: Cells;
    };

/** What undoes changes, the last one first. */
export function undone(changes: readonly CatalogueChange[]): CatalogueChange[] {
  return changes
    .toReversed()
    .map((change) =>
      change.kind === "cell"
        ? { ...change, was: change.now, now: change.was }
        : { ...change, kind: change.kind === "add" ? "remove" : "add" },
    );
}

/** Which cell or row a change is about; two changes of one place are never both in a draft. */
export function changePlace(change: CatalogueChange): string {
  return [change.sheet, change.row, ...(change.kind === "cell" ? [change.column] : [])].join("/");
}
