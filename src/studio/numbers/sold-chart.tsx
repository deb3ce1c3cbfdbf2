import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { csvText } from "#domain/csv.ts";
import { grouped } from "#domain/grouped.ts";
import { formatDollars } from "#domain/money.ts";
import { periodLabel, periodName, type PeriodStep } from "#domain/numbers/periods.ts";
import { Bars } from "#studio/ui/bars.tsx";
import { Button } from "#ui/button.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { saveBlob } from "#ui/save-blob.ts";
import { wholeDollars } from "./figures.ts";
import { behindAddress } from "./figures-table.tsx";
import type { SoldBy } from "#domain/numbers/sold-by.ts";
import styles from "./numbers.module.css";

type SoldPeriods = StudioReplyTo<"GET numbers/sold">;

/** What one thing brought in, period by period, as a spreadsheet opens it. */
export function soldPeriodsCsv(periods: StudioReplyTo<"GET numbers/sold">["periods"]): string {
  return csvText([
    ["From", "Until", "Lines", "Pieces", "Sales", "Margin"],
    ...periods.map(({ begins, ends, lines, pieces, sales, margin }) => [
      begins,
      ends,
      lines,
      pieces,
      sales.toFixed(2),
      margin.toFixed(2),
    ]),
  ]);
}

interface SoldChartProps {
  readonly sold: SoldPeriods & { readonly of: SoldBy; readonly name: string };
  readonly by: PeriodStep;
  /** "by week" */
  readonly when: string;
}

/** What one thing brought in over the periods, each bar leading to its orders. */
export function SoldChart({ sold: { of, name, today, periods }, by, when }: SoldChartProps) {
  const bars = periods.map((period) => ({
    key: period.begins,
    label: periodLabel(by, period),
    words: `${periodName(by, period)}: ${formatDollars(period.sales)}, ${grouped(period.pieces)} pieces`,
    value: period.sales,
    to: `${behindAddress("placed", period)}&${new URLSearchParams({ [of]: name })}`,
    isOpen: period.ends >= today,
  }));
  const title = `${name} ${when}`;
  const save = () =>
    saveBlob(
      new Blob([soldPeriodsCsv(periods)], { type: "text/csv;charset=utf-8" }),
      `kisscut-one-${of}-by-${by}.csv`,
    );
  return (
    <section className={styles.chart} aria-labelledby="numbers-chart">
      <h2 id="numbers-chart">{title}</h2>
      <Bars title={title} bars={bars} say={wholeDollars} />
      <details className={styles.folded}>
        <summary>{title} as a table</summary>
        <DataTable<(typeof periods)[number]>
          label={title}
          rows={periods.toReversed()}
          keyOf={({ begins }) => begins}
          columns={[
            { name: "When", isWhole: true, cell: (period) => periodName(by, period) },
            { name: "Pieces", align: "end", cell: ({ pieces }) => grouped(pieces) },
            { name: "Sales", align: "end", cell: ({ sales }) => formatDollars(sales) },
            { name: "Margin", align: "end", cell: ({ margin }) => formatDollars(margin) },
          ]}
        />
      </details>
      <Row>
        <Button look="quiet" onClick={save}>
          Save it as CSV
        </Button>
      </Row>
    </section>
  );
}
