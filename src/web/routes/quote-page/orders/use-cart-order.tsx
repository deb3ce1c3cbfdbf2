import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { callShop, isUnsettled, newWriteKey } from "#web/calls/call-shop.ts";
import { currentVisitor } from "#web/calls/visitor-store.ts";
import { usePending } from "#web/features/account/pending/use-pending.ts";
import { type AddedToCart, addToCart } from "#web/features/cart/cart-calls.ts";
import type { Configurator } from "#web/features/configurator/use-configurator.ts";
import { CHANGED, cartProduct, otherRefusal, refusalWords } from "./cart-product.ts";
import { useCartNews } from "./use-cart-news.tsx";

interface CartOrder {
  readonly ask: () => void;
  readonly underWay: boolean;
  readonly news: ReactNode;
}

/**
 * ADD TO CART. A visitor needs no login; who has to change a temporary password first is back at it after, and then sees
 * the cart (quotes-and-accounts.md 4 and 7).
 */
export function useCartOrder(configurator: Configurator): CartOrder {
  const hash = selectionHash(configurator.selection);
  const [underWay, setUnderWay] = useState(false);
  const { news, tell } = useCartNews(hash);
  const busy = useRef(false);
  // Kept until it is known what came of it: till then a press is sent again as the same one.
  const unsettled = useRef<{ readonly hash: string; readonly key: string } | null>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const latest = useRef({ configurator, hash });
  useLayoutEffect(() => {
    latest.current = { configurator, hash };
  });
  /** What was configured when the button was pressed: the shop may first have to say who this is. */
  const pressed = useRef(latest.current);

  const showCart = useCallback(
    async (added: AddedToCart) => {
      const user = currentVisitor()?.user;
      if (user) {
        const body = { cart_items: [added.cart_item.id] };
        await callShop("PUT cart/update/user-cart/:userId", { params: { userId: user.id }, body });
      }
      await navigate(`/cart?key=${newWriteKey()}`);
    },
    [navigate],
  );
  const add = useCallback(
    async (resumed: boolean) => {
      if (busy.current) return;
      busy.current = true;
      setUnderWay(true);
      tell(null);
      const { configurator: wanted, hash: asked } = resumed ? latest.current : pressed.current;
      if (unsettled.current?.hash !== asked) unsettled.current = { hash: asked, key: newWriteKey() };
      const answer = await addToCart(cartProduct(wanted, location), unsettled.current.key);
      if (answer.ok || !isUnsettled(answer)) unsettled.current = null;
      // Said beside what is configured by now; of another product by its name.
      const { hash: shown } = latest.current;
      if (answer.ok) tell({ hash: shown, added: answer.data });
      else {
        tell({ hash: shown, refused: shown === asked ? refusalWords(answer) : otherRefusal(wanted, answer) });
        // What the page knows is older than the shop: it asks anew, and shows the price of now.
        if (answer.status === CHANGED) void revalidate();
      }
      if (answer.ok && (resumed || answer.data.changed)) await showCart(answer.data);
      busy.current = false;
      setUnderWay(false);
    },
    [revalidate, showCart, tell],
  );
  const { ask, asking } = usePending(
    "add-to-cart",
    useCallback((resumed) => void add(resumed), [add]),
    "anybody",
  );
  const press = useCallback(() => {
    pressed.current = latest.current;
    ask();
  }, [ask]);
  return { ask: press, underWay: asking || underWay, news };
}
