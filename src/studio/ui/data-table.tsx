import type { ReactNode } from "react";
import styles from "./data-table.module.css";

interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** It stands in one line, such as a number. */
  readonly isWhole?: true;
}

interface DataTableProps<Row> {
  /** What it lists, for who does not see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/**
 * Rows under named columns; on a small screen each is a card that names its own. Roles say what is what at either width: a table
 * that is laid out otherwise is none any more for a screen reader.
 */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <div role="table" aria-label={label} className={styles.table}>
      <div role="rowgroup" className={styles.head}>
        <div role="row" className={styles.row}>
          {columns.map(({ name }) => (
            <div key={name} role="columnheader" className={styles.name}>
              {name}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <div key={keyOf(row)} role="row" className={styles.row}>
            {columns.map(({ name, cell, isWhole }) => (
              <div key={name} role="cell" className={styles.cell} data-name={name}>
                <div className={isWhole && styles.whole}>{cell(row)}</div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
