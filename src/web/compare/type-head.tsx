import { Link } from "react-router";
import { formatDollars, toCents } from "#domain/money.ts";
import { formatEach } from "#domain/price/price-each.ts";
import { promotionText } from "#domain/price/promotion-text.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { ComparedType } from "./compare.types.ts";
import { nameOfType } from "./name-of-type.ts";
import styles from "./compare-table.module.css";

/** What it costs now, or why it has no price. */
export function TypePrice({ type }: { readonly type: ComparedType }) {
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
export function TypeActions({ type, underWay, onOrder, onRemove, onLeave }: TypeActionsProps) {
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
