import { Link } from "react-router";
import { csvText } from "#domain/csv.ts";
import { periodName, type PeriodStep } from "#domain/numbers/periods.ts";
import type { BehindKind } from "#domain/numbers/behind.ts";
import { formatDollars } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { saveBlob } from "#ui/save-blob.ts";
import styles from "./numbers.module.css";
import { type PeriodFigures, percentOf, wholeDollars } from "./figures.ts";

/** Columns of the sheet that is saved, each with its figure: dollars with a point and nothing else, so that it can be added up. */
const sheet: readonly (readonly [string, (figures: PeriodFigures) => string | number | null])[] = [
  ["From", ({ begins }) => begins],
  ["Until", ({ ends }) => ends],
  ["Orders", ({ orders }) => orders],
  ["Turnover", ({ turnover }) => turnover.toFixed(2)],
  ["GST in it", ({ gst }) => gst.toFixed(2)],
  ["Average order", ({ average }) => average?.toFixed(2) ?? null],
  ["Margin", ({ margin }) => margin.toFixed(2)],
  ["Orders without cost", ({ without_cost: without }) => without],
  ["New customers", ({ new_customers: fresh }) => fresh],
  ["Returning", ({ returning }) => returning],
  ["Paid by now", ({ paid_orders: paid }) => paid],
  ["Given up", ({ given_up: givenUp }) => givenUp],
  ["Money in", ({ paid_in: paid }) => paid.toFixed(2)],
  ["Given back", ({ given_back: back }) => back.toFixed(2)],
  ["Sent", ({ sent }) => sent],
  ["Sent late", ({ late }) => late],
  ["Days from paid to sent", ({ days_to_send: days }) => days?.toFixed(2) ?? null],
  ["Quote requests", ({ requests }) => requests],
  ["Answered", ({ answered }) => answered],
  ["Hours to answer", ({ hours_to_answer: hours }) => hours?.toFixed(1) ?? null],
  ["Requests ordered", ({ ordered_requests: ordered }) => ordered],
  ["Searches", ({ searches }) => searches],
  ["Searches that found nothing", ({ empty_searches: empty }) => empty],
  ["Mails sent", ({ mails_sent: sent }) => sent],
  ["Mails refused", ({ mails_refused: refused }) => refused],
  ["Jobs done", ({ jobs_done: done }) => done],
  ["Jobs given up", ({ jobs_given_up: givenUp }) => givenUp],
];

/** All figures of some periods, as a spreadsheet opens them. */
export function figuresCsv(periods: readonly PeriodFigures[]): string {
  return csvText([
    sheet.map(([name]) => name),
    ...periods.map((period) => sheet.map(([, valueOf]) => valueOf(period))),
  ]);
}

/** The orders behind a figure of a period. */
export function behindAddress(
  of: BehindKind,
  { begins, ends }: { readonly begins: string; readonly ends: string },
) {
  return `/numbers/orders?${new URLSearchParams({ of, from: begins, until: ends })}`;
}

interface FiguresTableProps {
  readonly periods: readonly PeriodFigures[];
  readonly by: PeriodStep;
  readonly title: string;
}

/** Every figure of each period, the newest first, and the same as a file. */
export function FiguresTable({ periods, by, title }: FiguresTableProps) {
  const name = `kisscut-by-${by}-${periods[0]?.begins ?? ""}-to-${periods.at(-1)?.ends ?? ""}.csv`;
  return (
    <div className={styles.part}>
      <details className={styles.folded}>
        <summary>{title} as a table</summary>
        <DataTable<PeriodFigures>
          label="All figures"
          rows={periods.toReversed()}
          keyOf={({ begins }) => begins}
          columns={[
            {
              name: by === "day" ? "Day" : by === "week" ? "Week" : "Month",
              isWhole: true,
              cell: (period) => <Link to={behindAddress("placed", period)}>{periodName(by, period)}</Link>,
            },
            { name: "Orders", align: "end", cell: ({ orders }) => orders },
            {
              name: "Turnover",
              align: "end",
              isWhole: true,
              cell: ({ turnover }) => formatDollars(turnover),
            },
            { name: "GST", align: "end", isWhole: true, cell: ({ gst }) => formatDollars(gst) },
            { name: "Margin", align: "end", isWhole: true, cell: ({ margin }) => wholeDollars(margin) },
            { name: "Of goods", align: "end", cell: ({ margin_permille: permille }) => percentOf(permille) },
            { name: "New", align: "end", cell: ({ new_customers: fresh }) => fresh },
            {
              name: "Money in",
              align: "end",
              isWhole: true,
              cell: ({ paid_in: paid }) => wholeDollars(paid),
            },
            { name: "Back", align: "end", isWhole: true, cell: ({ given_back: back }) => wholeDollars(back) },
            { name: "Sent", align: "end", cell: ({ sent }) => sent },
            { name: "Late", align: "end", cell: ({ late }) => late },
            { name: "Requests", align: "end", cell: ({ requests }) => requests },
          ]}
        />
      </details>
      <Row>
        <Button
          look="quiet"
          onClick={() => saveBlob(new Blob([figuresCsv(periods)], { type: "text/csv;charset=utf-8" }), name)}
        >
          Save all figures as CSV
        </Button>
      </Row>
    </div>
  );
}
