import { useState } from "react";
import { Link } from "react-router";
import { formatMoney } from "#domain/money.ts";
import { formatEach } from "#domain/price/price-each.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callShop, newIdempotencyKey } from "#web/calls/call-shop.ts";
import { refreshNewGuest } from "#web/calls/visitor-store.ts";
import { currentKeys, saveKeys } from "./compared-keys.ts";
import { readComparison } from "./comparison.ts";
import type { ExamplePair, ExampleProduct } from "./example-pair.ts";
import styles from "./empty-comparison.module.css";

/** Lays both down, one after the other; answers why one was not. */
async function layDown(products: readonly ExampleProduct[]): Promise<string | null> {
  for (const { body } of products) {
    const answer = await callShop("POST compare", { body, key: newIdempotencyKey() });
    if (!answer.ok) return answer.message;
    saveKeys([...new Set([...currentKeys(), answer.data.key])]);
  }
  refreshNewGuest();
  await readComparison();
  return null;
}

function Side({ product, at, rows }: { readonly product: ExampleProduct; readonly at: 0 | 1 } & Rows) {
  const { title, pieces, price, link, picture } = product;
  return (
    <li className={styles.side}>
      <img className={styles.picture} src={picture} alt="" width={900} height={640} />
      <Link to={link} className={styles.name}>
        {title}
      </Link>
      <p>
        <strong className={styles.price}>{formatMoney(price)}</strong> for {pieces},{" "}
        {formatEach(price, pieces)} each
      </p>
      <dl className={styles.rows}>
        {rows.map(({ label, values, contrasts }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{contrasts ? <mark>{values[at]}</mark> : values[at]}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

type Rows = Pick<ExamplePair, "rows">;

/** Nothing is compared yet: what comparing looks like, by two products of the shop, and one press to begin with them (decision 480). */
export function EmptyComparison({ products, rows }: ExamplePair) {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const begin = async () => {
    setIsBusy(true);
    setFault(await layDown(products));
    setIsBusy(false);
  };
  return (
    <div className={styles.empty}>
      <div className={styles.pitch}>
        <h2 className={styles.head}>Which one would you rather?</h2>
        <p>
          There is nothing to compare yet. Lay two or three products beside each other: prices, delivery and
          details in one row each, and <mark>what differs</mark> is marked.
        </p>
        <Button look="main" busy={isBusy} onClick={() => void begin()}>
          Compare these two
        </Button>
        <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
        <p className={styles.own}>
          Or choose your own: <Link to="/">see what we print</Link>, and press “Add to Compare” beside its
          price.
        </p>
      </div>
      <ul className={styles.sides} aria-label="For example">
        <Side product={products[0]} at={0} rows={rows} />
        <Side product={products[1]} at={1} rows={rows} />
      </ul>
    </div>
  );
}
