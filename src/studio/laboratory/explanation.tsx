import { useEffect, useState } from "react";
import { formatMoney } from "#domain/money.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { amountWords, changeWords, type Explanation, marginShare, moneyOr } from "./laboratory-words.ts";
import { PriceCurve, Rivals } from "./rivals.tsx";
import styles from "./laboratory.module.css";

/** A line of both versions side by side. */
interface Beside {
  readonly label: string;
  readonly price: readonly [string, string];
  readonly cost: readonly [string, string];
  readonly isSum?: true;
}

/** Prices and costs line by line, then what they come to, what is left, and the days. */
function besides({ before, after }: Explanation): readonly Beside[] {
  const labels = [...new Set([...before.parts, ...after.parts].map(({ label }) => label))];
  const of = ({ parts }: Explanation["before"], label: string) => parts.find((one) => one.label === label);
  const money = (label: string, what: "price" | "cost"): [string, string] => [
    moneyOr(of(before, label)?.[what] ?? null, "–"),
    moneyOr(of(after, label)?.[what] ?? null, "–"),
  ];
  return [
    ...labels.map((label) => ({ label, price: money(label, "price"), cost: money(label, "cost") })),
    {
      label: "In all",
      price: [moneyOr(before.price, "not sold"), moneyOr(after.price, "not sold")],
      cost: [moneyOr(before.cost, "not known"), moneyOr(after.cost, "not known")],
      isSum: true,
    },
  ];
}

function left({ price, cost }: Explanation["before"]): string {
  return price === null || cost === null ? "not known" : formatMoney(price - cost);
}

/** What is left of both, and how long both take. */
function Outcomes({ before, after }: Explanation) {
  const days = (count: number | null) => (count === null ? "not known" : String(count));
  const rows = [
    { label: "Margin", was: left(before), is: left(after) },
    {
      label: "Margin of the price",
      was: marginShare(before.price, before.cost),
      is: marginShare(after.price, after.cost),
    },
    { label: "Working days", was: days(before.days), is: days(after.days) },
  ];
  return (
    <dl className={styles.figures}>
      {rows.map(({ label, was, is }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {was === is ? (
              <strong>{is}</strong>
            ) : (
              <>
                <span className={styles.was}>{was} →</span> <strong>{is}</strong>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ view }: { readonly view: Explanation }) {
  const say = ({ isSum }: Beside, text: string) => (isSum ? <strong>{text}</strong> : text);
  return (
    <DataTable<Beside>
      label="What price and cost are made of"
      rows={besides(view)}
      keyOf={({ label }) => label}
      columns={[
        { name: "Line", cell: (row) => say(row, row.label) },
        { name: "Price on sale", align: "end", cell: (row) => say(row, row.price[0]) },
        { name: "Price in the draft", align: "end", cell: (row) => say(row, row.price[1]) },
        { name: "Cost on sale", align: "end", cell: (row) => say(row, row.cost[0]) },
        { name: "Cost in the draft", align: "end", cell: (row) => say(row, row.cost[1]) },
      ]}
    />
  );
}

interface QuantityRow {
  readonly quantity: number;
  readonly before: number | null;
  readonly after: number | null;
  readonly cost: number | null;
}

function Quantities({ before, after }: Explanation) {
  const were = new Map(before.rows.map((row) => [row.quantity, row]));
  const are = new Map(after.rows.map((row) => [row.quantity, row]));
  const all = [...new Set([...were.keys(), ...are.keys()])].toSorted((one, other) => one - other);
  const rows = all.map((quantity): QuantityRow => ({
    quantity,
    before: were.get(quantity)?.price ?? null,
    after: are.get(quantity)?.price ?? null,
    cost: are.get(quantity)?.cost ?? null,
  }));
  return (
    <DataTable<QuantityRow>
      label="Every quantity"
      rows={rows}
      keyOf={({ quantity }) => quantity}
      columns={[
        { name: "Pieces", align: "end", cell: ({ quantity }) => quantity.toLocaleString("en-NZ") },
        { name: "On sale", align: "end", cell: (row) => moneyOr(row.before, "not sold") },
        {
          name: "Draft",
          align: "end",
          cell: (row) => <strong>{moneyOr(row.after, "not sold")}</strong>,
        },
        { name: "By", align: "end", isWhole: true, cell: (row) => changeWords(row.before, row.after) },
        { name: "Margin", align: "end", isWhole: true, cell: (row) => marginShare(row.after, row.cost) },
      ]}
    />
  );
}

interface ExplainedProps {
  readonly view: Explanation;
  readonly onChanged: () => void;
}

function Explained({ view, onChanged }: ExplainedProps) {
  const { row, before, after } = view;
  const why = after.why ?? before.why;
  return (
    <Stack gap={5} align="fill">
      <div className={styles.explained}>
        {row.picture !== null && (
          <img src={`/api/quote/get/picture.svg?${row.picture}`} alt="" width={900} height={640} />
        )}
        <div>
          <p className={styles.verdict}>
            {moneyOr(before.price, "Not sold")} → <strong>{moneyOr(after.price, "not sold")}</strong>{" "}
            <span className={styles.change}>{changeWords(before.price, after.price)}</span>
          </p>
          <Soft>{amountWords(row)}</Soft>
          {row.address !== null && (
            <a href={row.address} target="_blank" rel="noreferrer">
              Look at it in the shop
            </a>
          )}
        </div>
      </div>
      {why !== null && <Message tone="note">{why}</Message>}
      <Outcomes {...view} />
      <Lines view={view} />
      <PriceCurve view={view} />
      <Rivals view={view} onChanged={onChanged} />
      <h3>Every quantity</h3>
      <Quantities {...view} />
    </Stack>
  );
}

interface ExplanationProps {
  readonly hash: string;
  /** Of the draft: another one is explained anew. */
  readonly version: string;
  /** Another shop's price was noted or taken away. */
  readonly onRivals: () => void;
  readonly onClose: () => void;
}

/** One configuration by what is on sale and by the draft, side by side. */
export function ExplanationDialog({ hash, version, onRivals, onClose }: ExplanationProps) {
  const [answer, setAnswer] = useState<Explanation | string | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    void callStudio("GET laboratory/configurations/:hash", {
      params: { hash },
      signal: ended.signal,
    }).then((found) => {
      if (!ended.signal.aborted) setAnswer(found.ok ? found.data : found.message);
    });
    return () => ended.abort();
  }, [hash, version, round]);
  const changed = () => {
    setRound((now) => now + 1);
    onRivals();
  };
  const title = answer === null || typeof answer === "string" ? "Both versions" : answer.row.label;
  return (
    <Dialog title={title} width="wide" onClose={onClose}>
      <div aria-busy={answer === null || undefined}>
        {answer === null && <Soft>Both are worked out …</Soft>}
        {typeof answer === "string" && <Message tone="error">{answer}</Message>}
        {answer !== null && typeof answer !== "string" && <Explained view={answer} onChanged={changed} />}
      </div>
    </Dialog>
  );
}
