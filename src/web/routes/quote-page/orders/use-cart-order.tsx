import {
  lazy,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { ReactNode } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { selectionHash } from "../../../../domain/configure/selection-hash.ts";
import { lineIn } from "../../../../domain/quote/cart/line-path.ts";
import { newWriteKey } from "../../../calls/call-shop.ts";
import { currentVisitor } from "../../../calls/visitor-store.ts";
import { usePending } from "../../../features/account/pending/use-pending.ts";
import { addToCart, updateUserCart } from "../../../features/cart/cart-calls.ts";
import type { Added } from "../../../features/cart/cart.types.ts";
import type { Configurator } from "../../../features/configurator/use-configurator.ts";
import { Message } from "../../../ui/feedback/message.tsx";
import { CHANGED, cartProduct, refusalWords } from "./cart-product.ts";

const AddedToCart = lazy(async () => ({
  default: (await import("../../../features/cart/added/added-to-cart.tsx")).AddedToCart,
}));
const NotAdded = lazy(async () => ({
  default: (await import("../../../features/cart/added/not-added.tsx")).NotAdded,
}));

interface CartOrder {
  readonly ask: () => void;
  readonly underWay: boolean;
  readonly news: ReactNode;
}

/** The address is read with each drawing; the server draws every page as one that adds. */
const never = () => () => undefined;
const changesItemHere = (): boolean => lineIn(location.search) !== null;

/** What came of the last press, for the selection it was pressed for: it is not said of another one. */
type Outcome = { readonly hash: string } & (
  { readonly added: Added } | { readonly refused: readonly string[] }
);

/**
 * ADD TO CART. A visitor needs no login; who has to change a temporary password first is back at it after, and then sees
 * the cart (quotes-and-accounts.md 4 and 7).
 */
export const useCartOrder = (configurator: Configurator): CartOrder => {
  const hash = selectionHash(configurator.selection);
  const [underWay, setUnderWay] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const busy = useRef(false);
  // Kept until it was answered: a press that got no answer is sent again as the same one.
  const unanswered = useRef<{ readonly hash: string; readonly key: string } | null>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const latest = useRef({ configurator, hash });
  useLayoutEffect(() => {
    latest.current = { configurator, hash };
  });

  const showCart = useCallback(
    async (added: Added) => {
      const user = currentVisitor()?.user;
      if (user) await updateUserCart(user.id, [added.cart_item.id]);
      await navigate(`/cart?key=${newWriteKey()}`);
    },
    [navigate],
  );
  const add = useCallback(
    async (resumed: boolean) => {
      if (busy.current) return;
      busy.current = true;
      setUnderWay(true);
      setOutcome(null);
      const { configurator: now, hash: asked } = latest.current;
      if (unanswered.current?.hash !== asked) unanswered.current = { hash: asked, key: newWriteKey() };
      const answer = await addToCart(cartProduct(now, location), unanswered.current.key);
      if (answer.ok || answer.status !== 0) unanswered.current = null;
      if (answer.ok) setOutcome({ hash: asked, added: answer.data });
      else {
        setOutcome({ hash: asked, refused: refusalWords(answer) });
        // What the page knows is older than the shop: it asks anew, and shows the price of now.
        if (answer.status === CHANGED) void revalidate();
      }
      if (answer.ok && (resumed || answer.data.changed)) await showCart(answer.data);
      busy.current = false;
      setUnderWay(false);
    },
    [revalidate, showCart],
  );
  const ask = usePending(
    "add-to-cart",
    useCallback((resumed) => void add(resumed), [add]),
    "anybody",
  );
  const said = outcome?.hash === hash ? outcome : null;
  const changesItem = useSyncExternalStore(never, changesItemHere, () => false);
  const news = useMemo(
    () =>
      said === null ? (
        changesItem && <Message tone="note">The button changes this item of your cart.</Message>
      ) : (
        <Suspense fallback={null}>
          {"added" in said ? (
            <AddedToCart added={said.added} onKeepShopping={() => setOutcome(null)} />
          ) : (
            <NotAdded words={said.refused} />
          )}
        </Suspense>
      ),
    [said, changesItem],
  );
  return { ask, underWay, news };
};
