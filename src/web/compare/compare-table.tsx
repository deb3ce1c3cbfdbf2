import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  alignDetails,
  comparedRow,
  type ComparedRow,
  differingFirst,
} from "#domain/compare/align-details.ts";
import { TYPES_PER_PAGE } from "#domain/compare/compare-limits.ts";
import { formatDollars, toCents } from "#domain/money.ts";
import { formatEach } from "#domain/price/price-each.ts";
import { promotionText } from "#domain/price/promotion-text.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { DrawnPicture } from "#ui/picture/drawn-picture.tsx";
import { type ComparedType, nameOfType } from "./compared-type.ts";
import styles from "./compare-table.module.css";

function Value({ words, marked }: { readonly words: string | null; readonly marked: boolean }) {
  if (words !== null) return marked ? <mark>{words}</mark> : words;
  return (
    <>
      <span aria-hidden="true" className={styles.none}>
        –
      </span>
      <VisuallyHidden>No such choice</VisuallyHidden>
    </>
  );
}

interface RowProps {
  /** What stands before its values. */
  readonly head: ReactNode;
  readonly types: readonly ComparedType[];
  /** The row above, which it belongs to. */
  readonly below?: "picture" | "price";
  readonly children: (type: ComparedType, index: number) => ReactNode;
}

function Row({ head, types, below, children }: RowProps) {
  return (
    <div role="row" className={styles.row} data-with={below}>
      <div role="rowheader" className={styles.label}>
        {head}
      </div>
      {types.map((type, index) => (
        <div role="cell" key={type.key}>
          {children(type, index)}
        </div>
      ))}
    </div>
  );
}

function DetailRow({ row, types }: { readonly row: ComparedRow } & Pick<RowProps, "types">) {
  return (
    <Row
      types={types}
      head={
        <>
          {row.label}
          {row.differs && <VisuallyHidden> (differs)</VisuallyHidden>}
        </>
      }
    >
      {(_type, index) => <Value words={row.values[index] ?? null} marked={row.contrasts} />}
    </Row>
  );
}

function deliveryOf({ shipping }: ComparedType): string {
  if (shipping === null) return "–";
  const cost = shipping.cost === 0 ? "free" : formatDollars(shipping.cost);
  return `${shipping.quote_page}, ${cost}`;
}

/** Delivery and details: what differs first, or nothing else. */
function rowsOf(types: readonly ComparedType[], onlyDifferences: boolean): readonly ComparedRow[] {
  const rows = [
    comparedRow("Delivery", types.map(deliveryOf)),
    ...alignDetails(types.map(({ details }) => details)),
  ];
  return differingFirst(rows).filter(({ differs }) => differs || !onlyDifferences);
}

/** What it costs now, or why it has no price. */
function TypePrice({ type }: { readonly type: ComparedType }) {
  if (type.price === null) return <Message tone="note">{type.reason}</Message>;
  return (
    <>
      <span className={styles.price}>{formatDollars(type.price)}</span>
      {type.orig_price !== undefined && (
        <s className={styles.original}>
          <VisuallyHidden>before </VisuallyHidden>
          {formatDollars(type.orig_price)}
        </s>
      )}
      {type.promotion && (
        <span className={styles.each}>
          {promotionText({ name: type.promotion.name, endsOn: type.promotion.ends_on })}
        </span>
      )}
      <span className={styles.each}>{formatEach(toCents(type.price), type.pieces)} each</span>
    </>
  );
}

interface TypeActionsProps {
  readonly type: ComparedType;
  readonly underWay: boolean;
  readonly onOrder: () => void;
  readonly onRemove: () => void;
  /** The page is left for the one where it is changed. */
  readonly onLeave: () => void;
}

/** What can be done with a compared product. */
function TypeActions({ type, underWay, onOrder, onRemove, onLeave }: TypeActionsProps) {
  const name = nameOfType(type);
  return (
    <div className={styles.actions}>
      {type.quote_data && (
        <Button look="quiet" busy={underWay} onClick={onOrder}>
          ADD TO CART<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
      <span className={styles.small}>
        {type.link !== null && (
          <Link to={type.link} onClick={onLeave}>
            Change<VisuallyHidden> {name}</VisuallyHidden>
          </Link>
        )}
        <Button look="plain" onClick={onRemove}>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </span>
    </div>
  );
}

interface CompareTableProps {
  /** Up to three. */
  readonly types: readonly ComparedType[];
  /** There is nothing else on other pages: what could still be compared has its place. */
  readonly hasRoom: boolean;
  /** Rows that say the same of all are left out. */
  readonly onlyDifferences: boolean;
  readonly underWay: string | null;
  readonly onOrder: (type: ComparedType) => void;
  readonly onRemove: (type: ComparedType) => void;
  readonly onLeave: () => void;
}

/**
 * Products side by side, the same detail beside the same detail, and marked where they differ. A table of grid rows: a narrow
 * screen has each label above its three values.
 */
export function CompareTable({ types, hasRoom, underWay, ...on }: CompareTableProps) {
  return (
    <div role="table" className={styles.table} aria-label="Compared products">
      <div role="rowgroup">
        <div role="row" className={styles.row}>
          <div role="cell" className={styles.corner} />
          {types.map((type) => (
            <div role="columnheader" key={type.key}>
              <DrawnPicture picture={type.picture} silent />
              <span className={styles.name}>{type.title}</span>
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
        <Row head="Price" types={types} below="picture">
          {(type) => <TypePrice type={type} />}
        </Row>
        <Row head={<VisuallyHidden>Order</VisuallyHidden>} types={types} below="price">
          {(type) => (
            <TypeActions
              type={type}
              underWay={underWay === type.key}
              onOrder={() => on.onOrder(type)}
              onRemove={() => on.onRemove(type)}
              onLeave={on.onLeave}
            />
          )}
        </Row>
        {rowsOf(types, on.onlyDifferences).map((row) => (
          <DetailRow key={row.label} row={row} types={types} />
        ))}
      </div>
    </div>
  );
}
