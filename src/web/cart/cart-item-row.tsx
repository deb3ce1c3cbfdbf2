import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { withoutCounts } from "#domain/detail.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { useFocusWhen } from "#ui/layout/use-focus-when.ts";
import type { CartItem } from "./cart-calls.ts";
import type { CartOfPage } from "./use-cart.ts";
import { ItemArtwork } from "./item-artwork.tsx";
import { ItemFindings } from "./item-findings.tsx";
import { ItemCounts } from "./item-counts.tsx";
import { ItemPicture } from "./item-picture.tsx";
import { LinePrice } from "./line-price.tsx";
import styles from "./cart-item-row.module.css";

interface CartItemRowProps {
  readonly item: CartItem;
  readonly busy: boolean;
  readonly page: Pick<CartOfPage, "send" | "markWrong">;
  /** It was put back just now. */
  readonly justMoved: boolean;
  /** How it is put up. */
  readonly attaching: ReactNode;
  readonly onRemove: () => void;
}

function Details({ item }: { readonly item: CartItem }) {
  return (
    <dl className={styles.details}>
      {withoutCounts(item.details).map(({ label, value }, index) => (
        <div key={`${label}${index}`} className={styles.detail}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One item: what it looks like, what it is, how many, what it costs now. */
export function CartItemRow({ item, busy, page, justMoved, attaching, onRemove }: CartItemRowProps) {
  const id = useId();
  const name = useFocusWhen<HTMLHeadingElement>(justMoved);
  return (
    <article aria-labelledby={id} aria-busy={busy || undefined} className={styles.line}>
      <ItemPicture query={item.picture} />
      <div className={styles.head}>
        <h2 ref={name} id={id} tabIndex={-1} className={styles.name}>
          {item.title}
        </h2>
        <LinePrice item={item} />
      </div>
      <div className={styles.body}>
        <Details item={item} />
        <ItemArtwork places={item.artwork} />
        <ItemFindings places={item.artwork} />
        {attaching}
        {item.message === null ? (
          <ItemCounts item={item} page={page} />
        ) : (
          <Message tone="error">{item.message} It is not in the total.</Message>
        )}
      </div>
      <div className={styles.actions}>
        {item.path !== null && (
          <Link to={item.path} className={styles.change} aria-label={`Change options of ${item.title}`}>
            Change options
          </Link>
        )}
        <Button look="plain" label={`Remove ${item.title}`} busy={busy} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </article>
  );
}
