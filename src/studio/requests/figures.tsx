import { marginOn } from "#domain/price/cost/margin.ts";
import { formatEachShort } from "#domain/price/price-each.ts";
import { formatDollars, formatMoney, toCents } from "#domain/money.ts";
import { grouped } from "#domain/grouped.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import type { Calculated } from "./use-calculation.ts";
import styles from "./calculator.module.css";

interface FiguresProps {
  readonly calculated: Calculated;
  readonly onQuantity: (pieces: number) => void;
}

type Row = Calculated["rows"][number];
type Amounts = Pick<Row, "price" | "cost">;

function money(dollars: number | null): string {
  return dollars === null ? "–" : formatDollars(dollars);
}

/** Thousandths as a share with one digit: "31.2%". */
export function shareText(permille: number): string {
  return `${grouped(permille / 10, 1)}%`;
}

function marginText({ price, cost }: Amounts): string {
  return price === null || cost === null ? "–" : formatMoney(marginOn(toCents(price), toCents(cost)).amount);
}

function marginShare({ price, cost }: Amounts): string {
  return price === null || cost === null ? "–" : shareText(marginOn(toCents(price), toCents(cost)).permille);
}

function TierRow({
  row,
  sets,
  isChosen,
  onQuantity,
}: Pick<FiguresProps, "onQuantity"> & {
  readonly row: Row;
  readonly sets: number;
  readonly isChosen: boolean;
}) {
  const { quantity, price } = row;
  return (
    <tr aria-current={isChosen || undefined}>
      <th scope="row">
        {isChosen ? (
          grouped(quantity)
        ) : (
          <button
            type="button"
            className={styles.tier}
            aria-label={`Reckon with ${grouped(quantity)}`}
            onClick={() => onQuantity(quantity)}
          >
            {grouped(quantity)}
          </button>
        )}
      </th>
      <td>{money(price)}</td>
      <td className={styles.soft}>
        {price === null ? "–" : formatEachShort(toCents(price), quantity * sets)}
      </td>
      <td>{money(row.cost)}</td>
      <td>{marginText(row)}</td>
      <td>{marginShare(row)}</td>
    </tr>
  );
}

/** What the chosen quantity is made of. */
function Parts({ parts }: Pick<Calculated, "parts">) {
  return (
    <Disclosure summary="What it is made of" look="link">
      <div className={styles.scroll}>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Price</th>
              <th scope="col">Cost</th>
              <th scope="col">Margin</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.label}>
                <th scope="row">{part.label}</th>
                <td>{money(part.price)}</td>
                <td>{money(part.cost)}</td>
                <td>{marginText(part)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}

/** Price, cost and margin of every tier, and of the chosen quantity among them. */
export function Figures({ calculated, onQuantity }: FiguresProps) {
  const { rows, parts, quantity, sets } = calculated;
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.figures}>
          <caption>{sets > 1 ? `For ${sets} sets together, with GST` : "For all pieces, with GST"}</caption>
          <thead>
            <tr>
              <th scope="col">{sets > 1 ? "Of a set" : "Pieces"}</th>
              <th scope="col">Price</th>
              <th scope="col">Each</th>
              <th scope="col">Cost</th>
              <th scope="col">Margin</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TierRow
                key={row.quantity}
                row={row}
                sets={sets}
                isChosen={row.quantity === quantity}
                onQuantity={onQuantity}
              />
            ))}
          </tbody>
        </table>
      </div>
      {parts.length > 0 && <Parts parts={parts} />}
    </>
  );
}
