import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { useFocusWhen } from "#ui/layout/use-focus-when.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import type { CartItem, WireCart } from "./cart-calls.ts";
import { CartItemRow } from "./cart-item-row.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { type CartOfPage, type SendCart, useCart } from "./use-cart.ts";
import styles from "./cart-page.module.css";

/** Places of the final size while the cart is asked for. */
function CartSkeleton() {
  return (
    <div className={styles.columns} data-loading="">
      <VisuallyHidden>Loading your cart</VisuallyHidden>
      <Stack gap={4}>
        <div className={styles.linePlace} />
      </Stack>
      <div className={styles.sumPlace} />
    </div>
  );
}

/** How the cart stands on the page. */
interface CartState {
  readonly changing: boolean;
  readonly wrong: boolean;
  readonly reload: () => void;
}

interface CartPageProps {
  /** Another value asks for the cart anew. */
  readonly fresh: string | null;
  /** What else can be done with what lies in the cart; while that is being changed, it waits. */
  readonly beside: (cart: WireCart, state: CartState) => ReactNode;
  /** How else an order comes about, in a sentence. */
  readonly how: (cart: WireCart) => ReactNode;
  /** How an item is put up, where that is told. */
  readonly attaching: (item: CartItem) => ReactNode;
  /** What the shop has to offer, for an empty cart. */
  readonly window: ReactNode;
}

function Empty({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>
        Your cart is empty. Choose something below: you see it, its price and the day it comes before you
        decide.
      </p>
      <div className={styles.window}>{children}</div>
    </div>
  );
}

interface RemovedItems {
  /** What was taken out on this page and may still be put back. */
  readonly items: readonly CartItem[];
  /** The item that was taken out or put back last. */
  readonly movedId: number | null;
  /** Why the last one could not be taken out or put back. */
  readonly message: string | null;
  remove(item: CartItem): Promise<void>;
  undo(item: CartItem): Promise<void>;
}

/** Taking items out, and putting them back. */
function useRemovedItems(send: SendCart): RemovedItems {
  const [items, setItems] = useState<readonly CartItem[]>([]);
  const [movedId, setMovedId] = useState<number | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const remove = async (item: CartItem) => {
    setMessage(null);
    const answer = await send(`item:${item.id}`, () =>
      callShop("DELETE cart/items/:id", { params: { id: item.id } }),
    );
    if (!answer.ok) return setMessage(answer.message);
    setMovedId(item.id);
    setItems((before) => [...before.filter(({ id }) => id !== item.id), item]);
  };
  const undo = async (item: CartItem) => {
    setMessage(null);
    const answer = await send(`item:${item.id}`, () =>
      callShop("PATCH cart/items/:id", { params: { id: item.id }, body: { removed: false } }),
    );
    if (!answer.ok) return setMessage(answer.message);
    setMovedId(item.id);
    setItems((before) => before.filter(({ id }) => id !== item.id));
  };
  return { items, movedId, message, remove, undo };
}

interface RemovedLineProps {
  readonly name: string;
  readonly busy: boolean;
  /** It was taken out just now: the way back has the focus. */
  readonly justMoved: boolean;
  readonly onUndo: () => void;
}

/** In the place of an item that was taken out on this page. */
function RemovedLine({ name, busy, justMoved, onUndo }: RemovedLineProps) {
  const undo = useFocusWhen<HTMLButtonElement>(justMoved);
  return (
    <div className={styles.removed}>
      <p role="status">
        <strong>{name}</strong> was removed.
      </p>
      <Button ref={undo} look="quiet" label={`Undo removing ${name}`} busy={busy} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}

interface CartItemListProps {
  readonly items: readonly CartItem[];
  readonly cart: CartOfPage;
  readonly removed: RemovedItems;
  /** How an item is put up, where that is told. */
  readonly attaching: (item: CartItem) => ReactNode;
}

/** Every item in the order in which it was added; one that was taken out can be put back where it lay. */
function CartItemList({ items, cart, removed, attaching }: CartItemListProps) {
  const present = new Set(items.map(({ id }) => id));
  const gone = removed.items.filter(({ id }) => !present.has(id));
  const rows = [...items, ...gone].sort((a, b) => a.id - b.id);
  return (
    <div className={styles.lines}>
      <div role="alert" className={styles.failed}>
        {removed.message !== null && <Message tone="error">{removed.message}</Message>}
      </div>
      <ul className={styles.list}>
        {rows.map((item) => (
          <li key={item.id}>
            {present.has(item.id) ? (
              <CartItemRow
                item={item}
                busy={cart.underWay.has(`item:${item.id}`)}
                page={cart}
                attaching={attaching(item)}
                justMoved={removed.movedId === item.id}
                onRemove={() => void removed.remove(item)}
              />
            ) : (
              <RemovedLine
                name={item.title}
                busy={cart.underWay.has(`item:${item.id}`)}
                justMoved={removed.movedId === item.id}
                onUndo={() => void removed.undo(item)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What lies in the cart and what it costs together. */
function Filled({
  page,
  cart,
  ...rest
}: CartPageProps & { page: ReturnType<typeof useCart>; cart: WireCart }) {
  const removed = useRemovedItems(page.send);
  const lines = (
    <CartItemList items={cart.cart_items} cart={page} removed={removed} attaching={rest.attaching} />
  );
  if (cart.count === 0)
    return (
      <>
        {removed.items.length > 0 && lines}
        <Empty>{rest.window}</Empty>
      </>
    );
  const state = { changing: page.underWay.size > 0, wrong: page.wrong, reload: page.retry };
  return (
    <div className={styles.columns}>
      {lines}
      <div className={styles.side}>
        <CartSummary
          cart={cart}
          page={page}
          changing={state.changing}
          beside={rest.beside(cart, state)}
          how={rest.how(cart)}
        />
      </div>
    </div>
  );
}

/** The page `/cart`. What one user has removed is not offered to the next. The document is the same for everybody; the browser asks what lies in whose cart. */
export function CartPage(props: CartPageProps) {
  const page = useCart(props.fresh);
  const user = useVisitor()?.user?.id ?? "visitor";
  const { cart } = page;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your cart</h1>
      <noscript>
        <p className={styles.lead}>
          Changing the cart needs JavaScript. What lies in it is shown, and ordered, at the{" "}
          <a href="/checkout">checkout</a>.
        </p>
      </noscript>
      {page.failed !== null && <TryAgain words={page.failed} onAgain={page.retry} />}
      {cart === null && page.failed === null && <CartSkeleton />}
      {cart !== null && <Filled key={user} {...props} page={page} cart={cart} />}
    </div>
  );
}
