import type { ReactNode } from "react";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import type { CartItem, WireCart } from "./cart-calls.ts";
import { CartItemList } from "./cart-item-list.tsx";
import { useRemovedItems } from "./use-removed-items.ts";
import { CartSummary } from "./cart-summary.tsx";
import styles from "./cart-page.module.css";
import { useCart } from "./use-cart.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";

/** Places of the final size while the cart is asked for. */
function CartSkeleton() {
  return (
    <div className={styles.columns} data-loading="">
      <VisuallyHidden>Loading your cart</VisuallyHidden>
      <div className={styles.places}>
        <div className={styles.linePlace} />
      </div>
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
        Your cart is empty. Configure something: the price, the picture and the day it arrives follow every
        click.
      </p>
      <div className={styles.window}>{children}</div>
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
          The cart needs JavaScript. Configuring and prices work without it; to order, send us the address of
          the page you configured. What lies in your cart already can be ordered at the{" "}
          <a href="/checkout">checkout</a>.
        </p>
      </noscript>
      {page.failed !== null && <TryAgain words={page.failed} onAgain={page.retry} />}
      {cart === null && page.failed === null && <CartSkeleton />}
      {cart !== null && <Filled key={user} {...props} page={page} cart={cart} />}
    </div>
  );
}
