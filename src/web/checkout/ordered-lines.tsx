import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDollars } from "#domain/money.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { Message } from "#ui/feedback/message.tsx";
import type { CheckoutItem as Item } from "./checkout.types.ts";
import styles from "./ordered-lines.module.css";

/** Lettering is drawn by its words and needs no file, nor does a charge, which has no picture. */
function needsFile({ picture }: Item): boolean {
  return picture !== "" && new URLSearchParams(picture).get("use_creation_tool") !== "yes";
}

/** What is missing before it can be printed; null when nothing is. */
function missingText(item: Item): string | null {
  const empty = item.artwork.filter(({ artwork }) => artwork === null);
  if (item.artwork.length === 0) return needsFile(item) ? "No artwork yet." : null;
  if (empty.length === 0) return null;
  const places = empty.map(({ label }) => label).filter((label) => label !== "");
  return places.length === 0 ? "No artwork yet." : `No artwork yet for ${places.join(", ")}.`;
}

interface LineProps {
  readonly item: Item;
  readonly picture: ReactNode;
}

function Line({ item, picture }: LineProps) {
  const { title, quantity, kinds, price, message, path } = item;
  const missing = missingText(item);
  return (
    <li className={styles.line}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>{quantityText({ quantity, sets: kinds })}</span>
      </div>
      <span className={styles.price}>{price === null ? "No price" : formatDollars(price)}</span>
      {message !== null && (
        <div className={styles.note}>
          <Message tone="error">
            {message} <Link to="/cart">Change it in the cart</Link>
          </Message>
        </div>
      )}
      {missing !== null && (
        <div className={styles.note}>
          <Message tone="note">
            {missing} {path === null ? null : <Link to={path}>Add it</Link>}
          </Message>
        </div>
      )}
    </li>
  );
}

interface OrderedLinesProps {
  readonly items: readonly Item[];
  /** How a line is drawn. */
  readonly picture: (item: Item) => ReactNode;
}

/** What is ordered. */
export function OrderedLines({ items, picture }: OrderedLinesProps) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <Line key={item.id} item={item} picture={picture(item)} />
      ))}
    </ul>
  );
}
