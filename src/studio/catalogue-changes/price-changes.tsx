import { formatMoney } from "#domain/money.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Message } from "#ui/feedback/message.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import styles from "./changes-room.module.css";

export type PricesView = StudioReplyTo<"GET catalogue/prices">;
type Moved = PricesView["rises"][number];
type Broken = PricesView["broken"][number];

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString("en-NZ")} ${number === 1 ? one : many}`;
}

/** Who pays more, who less, in one sentence. */
export function priceWords({ compared, dearer, cheaper, gone, added }: PricesView): string {
  if (dearer + cheaper + gone + added === 0) return "No price changes.";
  const parts = [
    ...(dearer > 0 ? [`${count(dearer, "rises", "rise")}`] : []),
    ...(cheaper > 0 ? [`${count(cheaper, "falls", "fall")}`] : []),
    ...(dearer + cheaper === 0 ? ["none moves"] : []),
  ];
  const others = [
    ...(gone > 0 ? [`${count(gone, "is", "are")} not sold any more`] : []),
    ...(added > 0 ? [`${count(added, "is", "are")} new`] : []),
  ];
  return `Of ${count(compared, "price", "prices")} ${parts.join(", ")}.${others.length > 0 ? ` ${others.join(", ")}.` : ""}`;
}

/** "+4.2%": how far a price moves. */
function movedBy({ before, after }: Moved): string {
  const share = ((after - before) / before) * 100;
  return `${share > 0 ? "+" : "−"}${Math.abs(share).toFixed(1)}%`;
}

/** "250", of several sets "2 × 250". */
function piecesWords({ pieces, sets }: Pick<Moved, "pieces" | "sets">): string {
  const one = pieces.toLocaleString("en-NZ");
  return sets === 1 ? one : `${sets} × ${one}`;
}

function What({ label, address }: Pick<Moved, "label" | "address">) {
  return address === null ? (
    label
  ) : (
    <a href={address} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
}

function MovedTable({ label, rows }: { readonly label: string; readonly rows: readonly Moved[] }) {
  return (
    <DataTable<Moved>
      label={label}
      rows={rows}
      keyOf={(row) => `${row.address ?? row.label} ${piecesWords(row)}`}
      columns={[
        { name: "What", cell: (row) => <What {...row} /> },
        { name: "Pieces", align: "end", cell: piecesWords },
        { name: "On sale", align: "end", cell: ({ before }) => formatMoney(before) },
        { name: "Draft", align: "end", cell: ({ after }) => <strong>{formatMoney(after)}</strong> },
        { name: "By", align: "end", isWhole: true, cell: movedBy },
      ]}
    />
  );
}

const rules = {
  "no-price": "cannot be ordered any more",
  "below-cost": "would cost less than the shop pays for it",
  "larger-cheaper": "would cost less a little larger",
  "given-away": "would cost less than the rates say, so that more pieces never cost more each",
} as const;

function BrokenRule({ rule, count: how, worst }: Broken) {
  const against = {
    "no-price": "Today",
    "below-cost": "Cost",
    "larger-cheaper": "Smaller",
    "given-away": "By the rates",
  };
  return (
    <div>
      <p>
        <strong>{count(how, "selection", "selections")}</strong> {rules[rule]}:
      </p>
      <DataTable<Broken["worst"][number]>
        label={`Worst: ${rules[rule]}`}
        rows={worst}
        keyOf={(row) => `${row.address ?? row.label} ${piecesWords(row)}`}
        columns={[
          { name: "What", cell: (row) => <What {...row} /> },
          { name: "Pieces", align: "end", cell: piecesWords },
          {
            name: "Price",
            align: "end",
            cell: ({ price }) => (price === null ? "none" : formatMoney(price)),
          },
          {
            name: against[rule],
            align: "end",
            cell: ({ against: other }) => (other === null ? "" : formatMoney(other)),
          },
        ]}
      />
    </div>
  );
}

/** Prices that break rules of good ones, the worst of each shown; nothing where none does. */
export function BrokenPrices({ broken }: Pick<PricesView, "broken">) {
  if (broken.length === 0) return null;
  return (
    <Stack gap={4} align="fill">
      <Message tone="error">Some prices would be what a good price list does not ask.</Message>
      {broken.map((one) => (
        <BrokenRule key={one.rule} {...one} />
      ))}
    </Stack>
  );
}

/** What the draft does to prices: every product on every supply in every listed size, and each in two sets. */
export function PriceChangesPart({ changes }: { readonly changes: PricesView | string | null }) {
  if (changes === null) return <Soft>Every price is worked out …</Soft>;
  if (typeof changes === "string") return <Message tone="error">{changes}</Message>;
  const { rises, falls, broken } = changes;
  return (
    <Stack gap={4} align="fill">
      <p className={styles.sentence}>{priceWords(changes)}</p>
      <BrokenPrices broken={broken} />
      {rises.length > 0 && (
        <Disclosure
          summary={rises.length === 1 ? "The one that rises" : `The ${rises.length} that rise most`}
          open
        >
          <MovedTable label="Rise most" rows={rises} />
        </Disclosure>
      )}
      {falls.length > 0 && (
        <Disclosure
          summary={falls.length === 1 ? "The one that falls" : `The ${falls.length} that fall most`}
          open={rises.length === 0 || undefined}
        >
          <MovedTable label="Fall most" rows={falls} />
        </Disclosure>
      )}
    </Stack>
  );
}
