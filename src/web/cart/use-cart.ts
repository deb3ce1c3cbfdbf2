import { useCallback, useEffect, useRef, useState } from "react";
import { formatDollars } from "#domain/money.ts";
import type { Answer } from "#calls/make-call.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import type { WireCart } from "./cart-calls.ts";
import { onCartChangedElsewhere, setCartCount } from "./cart-count.ts";

/** Does works one after the other, so that what the last one answers is the newest. */
function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.current.then(work, work);
    last.current = next.catch(() => undefined);
    return next;
  }, []);
}

/** Something is done to the cart; answers the whole of it. `what` names the control that waits. */
export type SendCart = (what: string, call: () => Promise<Answer<WireCart>>) => Promise<Answer<WireCart>>;

export interface CartOfPage {
  readonly cart: WireCart | null;
  /** Why it could not be read; `retry` asks again. */
  readonly failed: string | null;
  /** Names of the controls whose change is under way. */
  readonly underWay: ReadonlySet<string>;
  /** A number that was typed and not taken over stands in a field of this item, or in none. */
  readonly markWrong: (itemId: number, isWrong: boolean) => void;
  /** An item of the cart has such a number: what would be printed is not what stands there. */
  readonly wrong: boolean;
  readonly send: SendCart;
  readonly retry: () => void;
}

const NOT_FOUND = 404;

/** Who looks at the page, once that is known; it changes when somebody signs in or out, or has changed a password. */
function useWho(): string | null {
  const visitor = useVisitor();
  return visitor && JSON.stringify([visitor.user, visitor.guest?.id]);
}

/** Reads when the page opens and `fresh` changes, when somebody else looks, another tab changes the cart, or the tab is looked at again. */
function useReading(read: () => void, fresh: string | null): void {
  const who = useWho();
  const known = useRef<string | null>(null);
  useEffect(read, [read, fresh]);
  useEffect(() => {
    if (known.current !== null && known.current !== who) read();
    known.current = who;
  }, [read, who]);
  useEffect(() => {
    const unfollow = onCartChangedElsewhere(read);
    window.addEventListener("focus", read);
    return () => {
      unfollow();
      window.removeEventListener("focus", read);
    };
  }, [read]);
}

/** Items that show a number which the cart has not taken over; an item that goes takes its mark along. */
function useWrongItems() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const markWrong = useCallback<CartOfPage["markWrong"]>((itemId, isWrong) => {
    setIds((now) => {
      if (now.has(itemId) === isWrong) return now;
      return isWrong ? new Set(now).add(itemId) : new Set([...now].filter((id) => id !== itemId));
    });
  }, []);
  return { wrong: ids.size > 0, markWrong };
}

/** The cart as this page shows it, and after every change of its own. */
export function useCart(fresh: string | null): CartOfPage {
  const [cart, setCart] = useState<WireCart | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const enqueue = useQueue();
  const read = useCallback(() => {
    void enqueue(async () => {
      const answer = await callShop("GET cart");
      setFailed(answer.ok ? null : answer.message);
      if (answer.ok) setCart(answer.data);
    });
  }, [enqueue]);
  useReading(read, fresh);
  const send = useCallback<SendCart>(
    (what, call) => {
      setUnderWay((names) => new Set(names).add(what));
      return enqueue(async () => {
        const answer = await call();
        if (answer.ok) setCart(answer.data);
        if (answer.ok) setCartCount(answer.data.count);
        else if (answer.status === NOT_FOUND) read();
        setUnderWay((names) => new Set([...names].filter((name) => name !== what)));
        return answer;
      });
    },
    [enqueue, read],
  );
  const { wrong, markWrong } = useWrongItems();
  return { cart, failed: cart === null ? failed : null, underWay, markWrong, wrong, send, retry: read };
}

/** A mail to the shop that says what lies in a cart, for the visitor's own mail program. */
export function cartMailto(email: string, cart: WireCart): string {
  const items = cart.cart_items.flatMap(({ summary, price }) =>
    price === null ? [] : [`- ${summary}: ${formatDollars(price)}`],
  );
  const words = [
    "I would like to order:",
    ...items,
    `Shipping: ${cart.shipping_method ?? ""} ${formatDollars(cart.shipping_fee)}`,
    `Total: ${formatDollars(cart.total_price)}`,
  ].join("\n");
  return `mailto:${email}?subject=${encodeURIComponent("Order")}&body=${encodeURIComponent(words)}`;
}
