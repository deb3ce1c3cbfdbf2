import { useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { lineIn } from "#domain/cart/cart.ts";
import type { AddedToCart } from "#web/features/cart/cart-calls.ts";
import { lazyComponent } from "#web/ui/lazy/lazy-component.tsx";
import { Message } from "#web/ui/feedback/message.tsx";

const AddedToCart = lazyComponent(
  async () => (await import("#web/features/cart/added-to-cart.tsx")).AddedToCart,
  ({ added }) => <Message tone="done">{added.cart_item.title} is in your cart.</Message>,
);
const NotAdded = lazyComponent(
  async () => (await import("#web/features/cart/not-added.tsx")).NotAdded,
  ({ words }) => <Message tone="error">{words.join(" ")}</Message>,
);

/** What came of a press, and the selection it is said beside: it does not outlast that. */
export type CartOutcome = { readonly hash: string } & (
  { readonly added: AddedToCart } | { readonly refused: readonly string[] }
);

interface CartNews {
  readonly news: ReactNode;
  /** Says what came of a press; null takes it back. */
  readonly tell: (outcome: CartOutcome | null) => void;
}

/** The address is read with each drawing; the server draws every page as one that adds. */
function never() {
  return () => undefined;
}
function changesItemHere(): boolean {
  return lineIn(location.search) !== null;
}

/** What is said beside ADD TO CART of the selection with that hash. */
export function useCartNews(hash: string): CartNews {
  const [outcome, tell] = useState<CartOutcome | null>(null);
  const said = outcome?.hash === hash ? outcome : null;
  const changesItem = useSyncExternalStore(never, changesItemHere, () => false);
  const news = useMemo(() => {
    if (said === null)
      return changesItem && <Message tone="note">The button updates this item in your cart.</Message>;
    if ("refused" in said) return <NotAdded words={said.refused} />;
    return <AddedToCart added={said.added} onKeepShopping={() => tell(null)} />;
  }, [said, changesItem]);
  return { news, tell };
}
