import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { withoutCounts } from "#domain/detail.ts";
import { formatDollars, toCents } from "#domain/money.ts";
import { formatEach } from "#domain/price/price-each.ts";
import { promotionText } from "#domain/price/promotion-text.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { useFocusWhen } from "#ui/layout/use-focus-when.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { CartItem } from "./cart-calls.ts";
import { ItemCounts } from "./item-counts.tsx";
import { ItemPicture } from "./item-picture.tsx";
import type { CartOfPage } from "./use-cart.ts";
import styles from "./cart-item-row.module.css";

/** All that was chosen, folded: the sentence says what matters. */
function Details({ item }: { readonly item: CartItem }) {
  return (
    <Disclosure look="link" summary="All details">
      <dl className={styles.details}>
        {withoutCounts(item.details).map(({ label, value }, index) => (
          <div key={`${label}${index}`} className={styles.detail}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** What the buyer has put into each place of an item: a small picture with the name of its set. One alone is on the product itself. */
function ItemArtwork({ places }: { readonly places: CartItem["artwork"] }) {
  if (places.every(({ label }) => label === "")) return null;
  return (
    <ul className={styles.places} aria-label="Your pictures">
      {places.map(({ set, side, label, artwork }) => (
        <li key={`${set} ${side}`} className={styles.place}>
          <span className={styles.picture} data-empty={artwork === null || undefined}>
            {artwork && <img src={artwork.thumbnail} alt={artwork.name} loading="lazy" />}
          </span>
          <span className={styles.label}>
            {label}
            {artwork === null && <span className={styles.none}>No picture yet</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where artwork is still to come: nobody has to look for the place to send it. */
export function ArtworkToCome({
  item: { title, artwork_path: path },
}: {
  readonly item: Pick<CartItem, "artwork_path" | "title">;
}) {
  if (path === null) return null;
  return (
    <p className={styles.none}>
      <Link to={path} aria-label={`Add your artwork to ${title}`}>
        Add your artwork
      </Link>
      , or send it when you have ordered.
    </p>
  );
}

/** So many places are named, then they are counted. */
const MOST_NAMED = 3;

/** "Set 1 (Plum) and Set 3: "; nothing where there is only one place. */
function placesInWords(labels: readonly string[]): string {
  const named = labels.filter((label) => label !== "").slice(0, MOST_NAMED);
  if (named.length === 0) return "";
  const more = labels.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  const [last, ...before] = all.toReversed();
  return `${before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`}: `;
}

/** What will be seen on paper of the buyer's files, each sentence once with the places it is about. */
function mendings(
  places: CartItem["artwork"],
): readonly { readonly words: string; readonly places: string }[] {
  const said = places.flatMap(({ label, artwork }) =>
    (artwork?.findings ?? []).filter(({ tone }) => tone === "mend").map(({ words }) => ({ label, words })),
  );
  const byWords = Map.groupBy(said, ({ words }) => words);
  return [...byWords].map(([words, all]) => ({
    words,
    places: placesInWords(all.map(({ label }) => label)),
  }));
}

/** What should be mended in the files of an item. It keeps nobody from ordering; what mends it is a press where it was configured. */
function ItemFindings({ places }: { readonly places: CartItem["artwork"] }) {
  const found = mendings(places);
  if (found.length === 0) return null;
  return (
    <Stack as="section" gap={1} aria-label="What we found in your files">
      {found.map(({ words, places: about }) => (
        <Message key={words} tone="error">
          {about}
          {words}
        </Message>
      ))}
    </Stack>
  );
}

/** What a line costs now, before a promotion and per piece; and that it cost something else when it was added. */
export function LinePrice({ item }: { readonly item: CartItem }) {
  const { price, orig_price: original, promotion, told_price: lastShown, quantity, kinds } = item;
  if (price === null) return <p className={styles.linePriceNone}>No price</p>;
  return (
    <p className={styles.price}>
      <span className={styles.amounts}>
        {original !== undefined && (
          <s className={styles.original}>
            <VisuallyHidden>before </VisuallyHidden>
            {formatDollars(original)}
          </s>
        )}
        <strong key={price} className={styles.now}>
          {formatDollars(price)}
        </strong>
      </span>
      {promotion && (
        <span className={styles.each}>
          {promotionText({ name: promotion.name, endsOn: promotion.ends_on })}
        </span>
      )}
      <span className={styles.each}>{formatEach(toCents(price), quantity * kinds)} each</span>
      {lastShown !== price && (
        <span className={styles.lastShown}>{`Was ${formatDollars(lastShown)} when you last saw it`}</span>
      )}
    </p>
  );
}

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
        {item.sentence !== "" && <p className={styles.sentence}>{item.sentence}</p>}
        <Details item={item} />
        <ItemArtwork places={item.artwork} />
        <ArtworkToCome item={item} />
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
