import { Link } from "react-router";
import type { SoldBy } from "#domain/numbers/sold-by.ts";
import { csvText } from "#domain/csv.ts";
import { grouped } from "#domain/grouped.ts";
import { formatDollars } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { saveBlob } from "#ui/save-blob.ts";
import { type NumbersView, percentOf } from "./figures.ts";
import { behindAddress } from "./figures-table.tsx";
import styles from "./numbers.module.css";

type Sold = Omit<NumbersView["products"][number], "product"> & { readonly name: string };

const parts: Readonly<
  Record<
    SoldBy,
    {
      readonly title: string;
      readonly column: string;
      readonly soldIn: (numbers: NumbersView) => readonly Sold[];
    }
  >
> = {
  product: {
    title: "Best products",
    column: "Product",
    soldIn: ({ products }) => products.map(({ product, ...rest }) => ({ name: product, ...rest })),
  },
  stock: {
    title: "Best stocks",
    column: "Stock",
    soldIn: ({ stocks }) => stocks.map(({ stock, ...rest }) => ({ name: stock, ...rest })),
  },
  size: {
    title: "Best sizes",
    column: "Size",
    soldIn: ({ sizes }) => sizes.map(({ size, ...rest }) => ({ name: size, ...rest })),
  },
};

const ofSales = {
  name: "Of sales",
  align: "end",
  cell: ({ margin_permille: permille }: Sold) => percentOf(permille),
} as const;

/** The same as a spreadsheet opens it. */
export function soldCsv(by: SoldBy, numbers: NumbersView): string {
  const { column, soldIn } = parts[by];
  return csvText([
    [column, "Lines", "Pieces", "Sales", "Margin"],
    ...soldIn(numbers).map(({ name, lines, pieces, sales, margin }) => [
      name,
      lines,
      pieces,
      sales.toFixed(2),
      margin.toFixed(2),
    ]),
  ]);
}

/** A name that leads to its orders, over the share of what the first one brought in. */
function SoldName({ sold, to, most }: { readonly sold: Sold; readonly to: string; readonly most: number }) {
  return (
    <>
      <Link to={to}>{sold.name}</Link>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className={styles.share}>
        <rect width={Math.max(0, (sold.sales * 100) / most)} height={4} />
      </svg>
    </>
  );
}

interface SoldPartProps {
  readonly by: SoldBy;
  readonly numbers: NumbersView;
  /** Where a figure has its chart. */
  readonly chartOf: (figure: string) => string;
}

/** What brought in most of the products, stocks or sizes, each leading to its orders; nothing where nothing was sold. */
export function SoldPart({ by, numbers, chartOf }: SoldPartProps) {
  const { title, column, soldIn } = parts[by];
  const { from, until } = numbers;
  const sold = soldIn(numbers);
  if (sold.length === 0) return null;
  const most = Math.max(1, ...sold.map(({ sales }) => sales));
  const orders = behindAddress("placed", { begins: from, ends: until });
  const save = () =>
    saveBlob(
      new Blob([soldCsv(by, numbers)], { type: "text/csv;charset=utf-8" }),
      `kisscut-by-${by}-${from}-to-${until}.csv`,
    );
  return (
    <section aria-labelledby={`numbers-${by}`} className={styles.part}>
      <h2 id={`numbers-${by}`}>{title}</h2>
      <DataTable<Sold>
        label={title}
        rows={sold}
        keyOf={({ name }) => name}
        columns={[
          {
            name: column,
            cell: (row) => (
              <SoldName sold={row} most={most} to={`${orders}&${new URLSearchParams({ [by]: row.name })}`} />
            ),
          },
          { name: "Pieces", align: "end", isWhole: true, cell: ({ pieces }) => grouped(pieces) },
          {
            name: "Sales",
            align: "end",
            isWhole: true,
            cell: ({ name, sales }) => (
              <Link
                to={`${chartOf(by)}&${new URLSearchParams({ name })}`}
                aria-label={`${formatDollars(sales)}: ${name} over time`}
              >
                {formatDollars(sales)}
              </Link>
            ),
          },
          { name: "Margin", align: "end", isWhole: true, cell: ({ margin }) => formatDollars(margin) },
          // The narrower of two columns has no room for it.
          ...(by === "size" ? [] : [ofSales]),
        ]}
      />
      <Row>
        <Button look="quiet" onClick={save}>
          {`Save ${by === "product" ? "products" : by === "stock" ? "stocks" : "sizes"} as CSV`}
        </Button>
      </Row>
    </section>
  );
}
