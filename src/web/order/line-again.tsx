import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ReplyTo } from "#contract/calls.ts";
import { formatDollars } from "#domain/money.ts";
import { Message } from "#ui/feedback/message.tsx";
import { CheckBox } from "#ui/fields/check-box.tsx";
import { WasAndNow } from "#ui/layout/was-and-now.tsx";
import { type OrderLink, orderPicturePath } from "./order.types.ts";
import styles from "./line-again.module.css";

/** A line of an order as it would be ordered today, as the contract has it. */
export type WireAgainLine = ReplyTo<"GET order/:order_no/again">["items"][number];

interface LineAgainProps {
  readonly item: WireAgainLine;
  readonly link: OrderLink;
  /** Then there is nothing to choose. */
  readonly isOnly: boolean;
}

/** What differs, was and is now; nothing where nothing does. */
function Changes({ item: { was_price: was, price, changes } }: Pick<LineAgainProps, "item">) {
  const rows = [
    ...(price === null || price === was
      ? []
      : [{ label: "Price", was: formatDollars(was), now: formatDollars(price) }]),
    ...changes.map(({ label, was: before, now }) => ({ label, was: before ?? "–", now: now ?? "no more" })),
  ];
  if (rows.length === 0) return <p className={styles.same}>Just as it was, at the same price.</p>;
  return (
    <div className={styles.changes}>
      <WasAndNow rows={rows} />
    </div>
  );
}

function Gone({ item: { message, origin_path: path } }: Pick<LineAgainProps, "item">): ReactNode {
  return (
    <>
      <Message tone="error">{message}</Message>
      <p>
        <Link to={path}>Choose something like it</Link>
      </p>
    </>
  );
}

/** One thing that was ordered: its picture, what differs today, and whether it goes into the cart. */
export function LineAgain({ item, link, isOnly }: LineAgainProps) {
  const { line, title, price, quantity_text: quantity } = item;
  return (
    <article aria-label={title} className={styles.card}>
      <img
        className={styles.picture}
        src={orderPicturePath(link, line, 0)}
        alt=""
        width="900"
        height="640"
        loading="lazy"
      />
      <div className={styles.body}>
        <div className={styles.head}>
          {price === null || isOnly ? (
            <h2 className={styles.title}>{title}</h2>
          ) : (
            <CheckBox name="line" value={String(line)} startChecked>
              <span className={styles.title}>{title}</span>
            </CheckBox>
          )}
          {price !== null && <span className={styles.price}>{formatDollars(price)}</span>}
        </div>
        <p className={styles.quantity}>
          {quantity}
          {!item.has_artwork && " · shown with a sample design"}
        </p>
        {price === null ? <Gone item={item} /> : <Changes item={item} />}
        {price !== null && <input type="hidden" name={`price-${line}`} value={price} />}
        {price !== null && isOnly && <input type="hidden" name="line" value={line} />}
      </div>
    </article>
  );
}
