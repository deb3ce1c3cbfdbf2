import type { KeyboardEvent, ReactNode } from "react";
import styles from "./data-table.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** It stands in one line, such as a number. */
  readonly isWhole?: true;
  /** Sums stand at the end, below each other. */
  readonly align?: "end";
  /** It shows what a row is about: in a narrow window it stands beside all else that is said. */
  readonly isPicture?: boolean;
  /** Where a table can be sorted by it: what it is called there, and which way it goes at first. */
  readonly sort?: { readonly by: string; readonly isFallingFirst: boolean };
}

/** By which column rows are sorted; whoever has the rows sorts them. */
interface Sorting {
  readonly by: string;
  readonly isFalling: boolean;
}

interface DataTableProps<Row> {
  /** What it lists, for who does not see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly sorting?: Sorting & { readonly onSort: (sorting: Sorting) => void };
  /** Rows can be ticked, each as it is named; j and k walk along them. */
  readonly choosing?: {
    readonly nameOf: (row: Row) => string;
    readonly isChosen: (row: Row) => boolean;
    readonly onChoose: (row: Row, isChosen: boolean) => void;
  };
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** j and k, or the arrows, go from row to row by its link; Enter opens it, x ticks it. */
function goByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (event.key === "x") rows[at]?.querySelector("input")?.click();
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.querySelector("a")?.focus();
}

function Head<Row>({
  column,
  sorting,
}: { readonly column: Column<Row> } & Pick<DataTableProps<Row>, "sorting">) {
  const { name, sort, align } = column;
  const isSorted = sort !== undefined && sorting?.by === sort.by;
  const way = sorting?.isFalling ? "descending" : "ascending";
  return (
    <div
      role="columnheader"
      className={styles.name}
      data-align={align}
      aria-sort={isSorted ? way : undefined}
    >
      {sort === undefined || sorting === undefined ? (
        name
      ) : (
        <button
          type="button"
          className={styles.sort}
          onClick={() =>
            sorting.onSort({ by: sort.by, isFalling: isSorted ? !sorting.isFalling : sort.isFallingFirst })
          }
        >
          {name}
        </button>
      )}
    </div>
  );
}

/**
 * Rows under named columns; on a small screen each is a card that names its own. Roles say what is what at either width: a table
 * that is laid out otherwise is none any more for a screen reader.
 */
export function DataTable<Row>({ label, columns, rows, keyOf, sorting, choosing }: DataTableProps<Row>) {
  return (
    <div
      role="table"
      aria-label={label}
      className={styles.table}
      data-chooses={choosing !== undefined || undefined}
      onKeyDown={choosing && goByKey}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" className={styles.row}>
          {choosing && (
            <div role="columnheader" className={styles.name}>
              <VisuallyHidden>Choose</VisuallyHidden>
            </div>
          )}
          {columns.map((column) => (
            <Head key={column.name} column={column} sorting={sorting} />
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <div
            key={keyOf(row)}
            role="row"
            className={styles.row}
            data-row
            data-chosen={choosing?.isChosen(row) || undefined}
          >
            {choosing && (
              <div role="cell" className={styles.pick}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={`Choose ${choosing.nameOf(row)}`}
                    checked={choosing.isChosen(row)}
                    onChange={({ target }) => choosing.onChoose(row, target.checked)}
                  />
                </label>
              </div>
            )}
            {columns.map(({ name, cell, isWhole, isPicture, align }) => (
              <div
                key={name}
                role="cell"
                className={styles.cell}
                data-name={name}
                data-align={align}
                data-picture={isPicture}
              >
                <div className={isWhole && styles.whole}>{cell(row)}</div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
