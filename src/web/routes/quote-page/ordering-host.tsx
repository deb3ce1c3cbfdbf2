import { type Dispatch, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { ReplyTo } from "#contract/calls.ts";
import { quoteData } from "#domain/compare/quote-data.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { pageIds } from "#domain/seo/page-at.ts";
import { useChunk } from "#ui/lazy/use-chunk.ts";
import { callShop, newIdempotencyKey } from "#web/calls/call-shop.ts";
import { currentVisitor, refreshNewGuest } from "#web/calls/visitor-store.ts";
import { sendToCart } from "#web/cart/cart-calls.ts";
import { currentKeys, saveKeys } from "#web/compare/compared-keys.ts";
import {
  cartProduct,
  type ConfiguredProduct,
  PRICE_CHANGED,
  refusalMessages,
} from "#web/ordering/cart-product.ts";
import { addedFor, broken, canStart, endOfPress } from "#web/ordering/ordering-outcome.ts";
import type { OrderAction, OrderingEvent, Outcome, QueuedClick } from "#web/ordering/ordering-state.ts";
import { useCartOrder } from "#web/ordering/use-cart-order.ts";
import type { OrderingProps } from "#web/ordering/use-ordering.tsx";
import { useCreateQuotation } from "#web/quotation/quotation-calls.ts";
import { usePending } from "#web/sign-in/pending-flow.ts";
import { useQuotationDialog } from "../quotation/use-quotation-dialog.tsx";
import { withArtwork } from "./picture-wait.ts";

type Send = Dispatch<OrderingEvent>;
type CarryOut = (click: QueuedClick) => void;

function ended(action: OrderAction, cameUp: boolean, hash: string | null): OrderingEvent {
  return cameUp ? { type: "reached", action, step: "idle" } : broken(action, hash);
}

/** Says that an action has broken on the way: it can be pressed again. */
function breaking(dispatch: Send, action: OrderAction, hash: string | null): (error: unknown) => void {
  return (error) => {
    console.error(error);
    dispatch(broken(action, hash));
  };
}

/** The page asks the shop anew, and shows the price of now. */
function useReload(): () => void {
  const { revalidate } = useRevalidator();
  return useCallback(() => void revalidate(), [revalidate]);
}

function useShowCart(): (added: ReplyTo<"POST cart/add">, toCheckout: boolean) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (added, toCheckout) => {
      const visitor = currentVisitor();
      // An order for a customer goes on in the studio.
      if (visitor?.acts_for) return location.assign(visitor.acts_for.back);
      const user = visitor?.user;
      if (user) {
        const body = { cart_items: [added.cart_item.id] };
        await callShop("PUT cart/update/user-cart/:userId", { params: { userId: user.id }, body });
      }
      await navigate(toCheckout ? "/checkout" : `/cart?key=${newIdempotencyKey()}`);
    },
    [navigate],
  );
}

/** A visitor needs no login; who has to replace a temporary password is back at it after. */
function useCart({ product, state }: OrderingProps, dispatch: Send): CarryOut {
  const showCart = useShowCart();
  const ways = {
    dispatch,
    complete: withArtwork,
    sendToCart,
    reload: useReload(),
    showCart,
  };
  const { mark, send } = useCartOrder(product, ways);
  const { ask } = usePending("add-to-cart", send, "anybody");
  return useCallback(
    (click) => {
      const added = click.toCheckout ? addedFor(state, click.hash) : null;
      // Beside what lies in the cart already, buying it is the way on from there.
      if (added) {
        const finished = { type: "finished", action: "cart", hash: click.hash, outcome: added } as const;
        dispatch({ ...finished, leaving: true });
        return void showCart(added.added, true).then(
          () => dispatch(finished),
          breaking(dispatch, "cart", click.hash),
        );
      }
      mark(click);
      void ask().then(
        (goesOn) => goesOn || dispatch({ type: "reached", action: "cart", step: "signing-in" }),
      );
    },
    [mark, ask, dispatch, state, showCart],
  );
}

/** Not needed for a price: the dialogs come when they are asked for. */
async function loadDialogs() {
  const [{ QuoteRequestDialog }, { EmailRegisteredDialog }, { ItemPicture }] = await Promise.all([
    import("#web/quote-request/quote-request-dialog.tsx"),
    import("#web/sign-in/email-registered-dialog.tsx"),
    import("#web/cart/item-picture.tsx"),
  ]);
  return { QuoteRequestDialog, EmailRegisteredDialog, ItemPicture };
}

interface QuoteRequestDialogOfPage {
  /** Answers whether its script came. */
  readonly open: () => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** The dialog 'Request a Quote' of what is configured; `complete` brings what goes along and may still be on its way. */
function useQuoteRequestDialog(
  product: ConfiguredProduct,
  complete: (product: ConfiguredProduct) => Promise<ConfiguredProduct>,
): QuoteRequestDialogOfPage {
  const [chunk, fetchChunk] = useChunk(loadDialogs);
  const [quoted, setQuoted] = useState<ConfiguredProduct | null>(null);
  const open = useCallback(async () => {
    const [completed, came] = await Promise.all([
      complete(product),
      fetchChunk().then(
        () => true,
        () => false,
      ),
    ]);
    setQuoted(came ? completed : null);
    return came;
  }, [complete, product, fetchChunk]);
  const dialog = chunk !== null && quoted !== null && (
    <chunk.QuoteRequestDialog
      catalogue={quoted.catalogue}
      selection={quoted.selection}
      picture={
        <chunk.ItemPicture
          query={new URLSearchParams(selectionToWire(quoted.catalogue, quoted.selection)).toString()}
        />
      }
      registered={(asked) => <chunk.EmailRegisteredDialog {...asked} />}
      onClose={() => setQuoted(null)}
    />
  );
  return { open, dialog };
}

/**
 * Somebody the shop knows, or who would rather stay a guest, gets the dialog 'Request a Quote'; a visitor signs in or
 * registers first and is back at it after (quotes-and-accounts.md 6).
 */
function useQuote(product: ConfiguredProduct, dispatch: Send): readonly [CarryOut, ReactNode] {
  const { open, dialog } = useQuoteRequestDialog(product, withArtwork);
  const go = useCallback(async () => {
    dispatch({ type: "reached", action: "quote", step: "opening" });
    dispatch(ended("quote", await open(), null));
  }, [dispatch, open]);
  const { ask } = usePending("quote-request", go);
  const carryOut = useCallback(() => {
    void ask().then((goesOn) => goesOn || dispatch({ type: "reached", action: "quote", step: "signing-in" }));
  }, [ask, dispatch]);
  return [carryOut, dialog];
}

/** Lays what is configured on a page beside what was configured before. Pressed again it stays there: the strip takes it out. */
async function addToComparison(
  { catalogue, selection }: ConfiguredProduct,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): Promise<Outcome> {
  const body = {
    ...quoteData(catalogue, selection),
    ...pageIds(catalogue, pathname),
    origin_path: pathname + search,
  };
  const answer = await callShop("POST compare", { body, key: newIdempotencyKey() });
  if (!answer.ok) return { kind: "refused", messages: [answer.message] };
  const { key, already } = answer.data;
  await endOfPress();
  saveKeys([...new Set([...currentKeys(), key])]);
  refreshNewGuest();
  return { kind: "compared", already };
}

function useCompare(dispatch: Send): CarryOut {
  return useCallback(
    ({ product, hash }) => {
      const { pathname, search } = location;
      void withArtwork(product)
        .then((whole) => addToComparison(whole, { pathname, search }))
        .then((outcome) => dispatch({ type: "finished", action: "compare", hash, outcome }))
        .catch(breaking(dispatch, "compare", hash));
    },
    [dispatch],
  );
}

/** 'You can print': issues a quotation of what is configured and opens it. */
function usePrint(dispatch: Send): readonly [CarryOut, ReactNode] {
  const { open, dialog } = useQuotationDialog();
  const reload = useReload();
  const printed = useRef<string | null>(null);
  const onCreated = useCallback(
    async (number: string) => {
      const hash = printed.current;
      dispatch({ type: "reached", action: "print", step: "opening" });
      dispatch(ended("print", await open(number), hash));
    },
    [dispatch, open],
  );
  const { create } = useCreateQuotation(onCreated);
  const carryOut = useCallback(
    async ({ product, hash }: QueuedClick) => {
      printed.current = hash;
      const { pathname, search } = location;
      const whole = await withArtwork(product);
      // A page that changes an item of the cart prints what is configured, not the item.
      const { cart_item_id: _, ...quotable } = cartProduct(whole, { pathname, search });
      const refused = await create({ quotations: [quotable] });
      if (refused === null) return;
      dispatch({
        type: "finished",
        action: "print",
        hash,
        outcome: { kind: "refused", messages: refusalMessages(refused) },
      });
      if (refused.status === PRICE_CHANGED) reload();
    },
    [create, dispatch, reload],
  );
  return [
    useCallback(
      (click) => void carryOut(click).catch(breaking(dispatch, "print", click.hash)),
      [carryOut, dispatch],
    ),
    dialog,
  ];
}

/** What has come of an action is shown once nothing is pressed. */
function useQuietly(dispatch: Send): Send {
  return useCallback(
    (event) => {
      if (event.type === "finished") void endOfPress().then(() => dispatch(event));
      else dispatch(event);
    },
    [dispatch],
  );
}

/** Carries out what is clicked, one click after the other, and holds the dialogs that come of it. */
export function OrderingHost(props: OrderingProps) {
  const { product, state, dispatch: send } = props;
  const dispatch = useQuietly(send);
  const cart = useCart(props, dispatch);
  const [quote, quoteDialog] = useQuote(product, dispatch);
  const compare = useCompare(dispatch);
  const [print, printDialog] = usePrint(dispatch);
  const taken = useRef<QueuedClick | null>(null);
  const [click = null] = state.queue;
  useLayoutEffect(() => {
    if (click === null || taken.current === click) return;
    taken.current = click;
    dispatch({ type: "taken", click });
    if (!canStart(state, click)) return;
    ({ cart, quote, compare, print })[click.action](click);
  }, [click, state, dispatch, cart, quote, compare, print]);
  return (
    <>
      {quoteDialog}
      {printDialog}
    </>
  );
}
