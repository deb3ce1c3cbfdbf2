import { alignDetails, type ComparedRow } from "../../../../domain/quote/compare/align-details.ts";
import { TYPES_PER_PAGE } from "../../../../domain/quote/compare/compare-limits.ts";
import { formatDollars } from "../../../../domain/money.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import type { ComparedType } from "../compare.types.ts";
import { TypePicture } from "../picture/type-picture.tsx";
import styles from "./compare-table.module.css";
import { TypeActions, TypePrice } from "./type-head.tsx";

interface CompareTableProps {
  /** Up to three. */
  readonly types: readonly ComparedType[];
  /** There is nothing else on other pages: what could still be compared has its place. */
  readonly hasRoom: boolean;
  readonly underWay: string | null;
  readonly onOrder: (type: ComparedType) => void;
  readonly onRemove: (type: ComparedType) => void;
  readonly onLeave: () => void;
}

const Value = ({ words, differs }: { readonly words: string | null; readonly differs: boolean }) => {
  if (words !== null) return differs ? <mark>{words}</mark> : words;
  return (
    <>
      <span aria-hidden="true" className={styles.none}>
        –
      </span>
      <VisuallyHidden>No such choice</VisuallyHidden>
    </>
  );
};

const DetailRow = ({
  row,
  types,
}: {
  readonly row: ComparedRow;
  readonly types: readonly ComparedType[];
}) => (
  <div role="row" className={styles.row}>
    <div role="rowheader" className={styles.label}>
      {row.label}
      {row.differs && <VisuallyHidden> (differs)</VisuallyHidden>}
    </div>
    {types.map(({ key }, index) => (
      <div role="cell" key={key}>
        <Value words={row.values[index] ?? null} differs={row.differs} />
      </div>
    ))}
  </div>
);

const deliveryOf = ({ shipping }: ComparedType): string => {
  if (shipping === null) return "–";
  const cost = shipping.cost === 0 ? "free" : formatDollars(shipping.cost);
  return `${shipping.quote_page}, ${cost}`;
};

/**
 * Products side by side, the same detail beside the same detail, and marked where they differ. A table of grid rows: a narrow
 * screen has each label above its three values.
 */
export const CompareTable = ({ types, hasRoom, underWay, ...on }: CompareTableProps) => (
  <div role="table" className={styles.table} aria-label="Compared products">
    <div role="rowgroup">
      <div role="row" className={styles.row}>
        <div role="cell" className={styles.corner} />
        {types.map((type) => (
          <div role="columnheader" key={type.key}>
            <TypePicture picture={type.picture} silent />
            <span className={styles.name}>{type.product}</span>
          </div>
        ))}
        {hasRoom && (
          <div className={styles.room} data-places={TYPES_PER_PAGE - types.length} aria-hidden="true">
            <p>Room for another: configure it and press “Add to Compare”.</p>
          </div>
        )}
      </div>
    </div>
    <div role="rowgroup">
      <div role="row" className={styles.row} data-with="picture">
        <div role="rowheader" className={styles.label}>
          Price
        </div>
        {types.map((type) => (
          <div role="cell" key={type.key}>
            <TypePrice type={type} />
          </div>
        ))}
      </div>
      <div role="row" className={styles.row} data-with="price">
        <div role="rowheader" className={styles.label}>
          <VisuallyHidden>Order</VisuallyHidden>
        </div>
        {types.map((type) => (
          <div role="cell" key={type.key}>
            <TypeActions
              type={type}
              underWay={underWay === type.key}
              onOrder={() => on.onOrder(type)}
              onRemove={() => on.onRemove(type)}
              onLeave={on.onLeave}
            />
          </div>
        ))}
      </div>
      <div role="row" className={styles.row}>
        <div role="rowheader" className={styles.label}>
          Delivery
        </div>
        {types.map((type) => (
          <div role="cell" key={type.key}>
            {deliveryOf(type)}
          </div>
        ))}
      </div>
      {alignDetails(types.map(({ details }) => details)).map((row) => (
        <DetailRow key={row.label} row={row} types={types} />
      ))}
    </div>
  </div>
);
