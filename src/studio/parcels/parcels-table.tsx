import { Link } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import { DataTable } from "#studio/ui/data-table.tsx";
import { stageNames } from "#studio/ui/order-words.ts";
import styles from "./parcels.module.css";
import type { Parcels, PastedRow, SentResult } from "./use-parcels.ts";

const resultWords = { noted: "Noted: it has left.", before: "It was noted before." } as const;

function Result({ result: { outcome, words } }: { readonly result: SentResult }) {
  if (outcome === "refused") return <Message tone="error">{words}</Message>;
  return <Message tone="done">{resultWords[outcome]}</Message>;
}

/** What came of a line, or what is to be known before. */
function Found({ row, result }: { readonly row: PastedRow; readonly result: SentResult | undefined }) {
  if (result !== undefined) return <Result result={result} />;
  if (row.fault !== "") return <Message tone="error">{row.fault}</Message>;
  if (row.doubt !== "") return <Message tone="note">{row.doubt}</Message>;
  return <Message tone="done">Can be noted</Message>;
}

function OrderOf({ row: { order_no: orderNo, customer, text } }: { readonly row: PastedRow }) {
  if (orderNo === null) return <span className={styles.text}>{text}</span>;
  return (
    <>
      <Link to={`/orders/${orderNo}`} className={styles.number}>
        {orderNo}
      </Link>
      <span className={styles.under}>{customer}</span>
    </>
  );
}

/** Each line as it was understood; those that can be noted as sent are ticked, or left out. */
export function ParcelsTable({ parcels, carrier }: { readonly parcels: Parcels; readonly carrier: string }) {
  const { rows, ticked, tick, isBusy } = parcels;
  const resultOf = ({ line, order_no: orderNo }: PastedRow) =>
    ticked.has(line) ? parcels.results.get(orderNo ?? "") : undefined;
  return (
    <DataTable
      label="Lines of the list"
      rows={rows ?? []}
      keyOf={({ line }) => line}
      columns={[
        {
          name: "Line",
          cell: (row) => (
            <label className={styles.tick}>
              <input
                type="checkbox"
                aria-label={`Line ${row.line}${row.order_no === null ? "" : `, ${row.order_no}`}`}
                checked={ticked.has(row.line)}
                disabled={row.fault !== "" || isBusy || parcels.results.has(row.order_no ?? "")}
                onChange={(event) => tick(row.line, event.target.checked)}
              />
              {row.line}
            </label>
          ),
        },
        { name: "Order", cell: (row) => <OrderOf row={row} /> },
        { name: "Stage", cell: ({ stage }) => (stage === null ? null : stageNames[stage]) },
        {
          name: "Carrier",
          cell: (row) => (row.order_no === null ? null : (row.carrier ?? carrier.trim()) || "Not said yet"),
        },
        {
          name: "Tracking number",
          cell: ({ number }) => (number === "" ? null : <b className={styles.tracking}>{number}</b>),
        },
        { name: "Found", cell: (row) => <Found row={row} result={resultOf(row)} /> },
      ]}
    />
  );
}
