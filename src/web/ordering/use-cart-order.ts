import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Dispatch } from "react";
import type { ReplyTo } from "#contract/calls.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Answer } from "#calls/make-call.ts";
import { isOutcomeUnknown } from "#calls/ask-until-answered.ts";
import { newIdempotencyKey } from "#web/calls/call-shop.ts";
import { createOneAtATime } from "#web/calls/one-at-a-time.ts";
import {
  type CartProduct,
  PRICE_CHANGED,
  cartProduct,
  otherRefusal,
  refusalMessages,
  type ConfiguredProduct,
} from "./cart-product.ts";
import { broken } from "./ordering-outcome.ts";
import type { OrderingEvent, Outcome, QueuedClick } from "./ordering-state.ts";

type Added = ReplyTo<"POST cart/add">;

interface CartOrder {
  readonly dispatch: Dispatch<OrderingEvent>;
  /** What goes with the product and may still be on its way. */
  readonly complete: (product: ConfiguredProduct) => Promise<ConfiguredProduct>;
  readonly sendToCart: (product: CartProduct, key: string) => Promise<Answer<Added>>;
  /** The page asks the shop anew: what it knows is older. */
  readonly reload: () => void;
  /** Leaves the page for the cart, or for the checkout. */
  readonly showCart: (added: Added, toCheckout: boolean) => Promise<void>;
}

interface Wanted {
  readonly product: ConfiguredProduct;
  readonly hash: string;
}

/** Shown beside what is configured by now; of another product by its name. */
function outcomeOf({ product, hash }: Wanted, shownHash: string, answer: Answer<Added>): Outcome {
  if (answer.ok) return { kind: "added", added: answer.data };
  return {
    kind: "refused",
    messages: hash === shownHash ? refusalMessages(answer) : otherRefusal(product, answer),
  };
}

/** Keys of clicks of which it is not known what came: sent again they are the same click. */
function useClickKey() {
  const unsettled = useRef<{ readonly hash: string; readonly key: string } | null>(null);
  const keyOf = useCallback((hash: string) => {
    if (unsettled.current?.hash !== hash) unsettled.current = { hash, key: newIdempotencyKey() };
    return unsettled.current.key;
  }, []);
  const settle = useCallback((answer: Answer<Added>) => {
    if (answer.ok || !isOutcomeUnknown(answer)) unsettled.current = null;
  }, []);
  return { keyOf, settle };
}

/** Does what a press asks for, unless one is under way; a press that breaks says so, and the next one counts. */
function usePress(carryOut: (resumed: boolean) => Promise<void>, onBroken: () => void) {
  const [once] = useState(createOneAtATime);
  return useCallback(
    async (resumed: boolean) => {
      await once(() => carryOut(resumed)).catch((error: unknown) => {
        console.error(error);
        onBroken();
      });
    },
    [once, carryOut, onBroken],
  );
}

/**
 * ADD TO CART of what was clicked for or, after signing in, of what is configured by now. Who was away, or changed an item of
 * the cart, sees the cart (quotes-and-accounts.md 4 and 7); whoever buys now, the checkout.
 */
export function useCartOrder(
  product: ConfiguredProduct,
  { dispatch, complete, sendToCart, reload, showCart }: CartOrder,
) {
  const latest = useRef<Wanted>({ product, hash: selectionHash(product.selection) });
  useLayoutEffect(() => {
    latest.current = { product, hash: selectionHash(product.selection) };
  });
  /** What was configured at the click: the shop may first have to say who this is. */
  const clicked = useRef<Wanted & Pick<QueuedClick, "toCheckout">>({ ...latest.current, toCheckout: false });
  const mark = useCallback((click: typeof clicked.current) => {
    clicked.current = click;
  }, []);
  const { keyOf, settle } = useClickKey();
  const carryOut = useCallback(
    async (resumed: boolean) => {
      dispatch({ type: "reached", action: "cart", step: "sending" });
      const { toCheckout } = clicked.current;
      const wanted = resumed ? latest.current : clicked.current;
      // Another page may be open once everything has come.
      const { pathname, search } = location;
      const ordered = await complete(wanted.product);
      const key = keyOf(selectionHash(ordered.selection));
      const answer = await sendToCart(cartProduct(ordered, { pathname, search }), key);
      settle(answer);
      const { hash } = latest.current;
      const outcome = outcomeOf(wanted, hash, answer);
      const leaving = answer.ok && (resumed || toCheckout || answer.data.changed);
      dispatch({ type: "finished", action: "cart", hash, outcome, leaving });
      if (leaving) {
        await showCart(answer.data, toCheckout);
        dispatch({ type: "finished", action: "cart", hash, outcome });
      } else if (!answer.ok && answer.status === PRICE_CHANGED) reload();
    },
    [dispatch, complete, sendToCart, reload, showCart, keyOf, settle],
  );
  const onBroken = useCallback(() => dispatch(broken("cart", latest.current.hash)), [dispatch]);
  return { mark, send: usePress(carryOut, onBroken) };
}
