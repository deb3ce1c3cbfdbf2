import { useCallback, useMemo, useReducer } from "react";
import type { ComponentType, Dispatch, ReactNode } from "react";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { unexpectedMessage } from "#domain/first-messages.ts";
import { Message } from "#ui/feedback/message.tsx";
import { useChunk } from "#ui/lazy/use-chunk.ts";
import type { ConfiguredProduct } from "./cart-product.ts";
import {
  nothingOrdered,
  type OrderAction,
  type OrderingEvent,
  orderingReducer,
  type OrderingState,
  activeActionOf,
} from "./ordering-state.ts";

export interface OrderingProps {
  /** What is configured by now. */
  readonly product: ConfiguredProduct;
  readonly state: OrderingState;
  readonly dispatch: Dispatch<OrderingEvent>;
}

/** What comes with the first click: what carries clicks out, and the feedback under the main button. */
export interface OrderingParts {
  readonly OrderingHost: ComponentType<OrderingProps>;
  readonly OrderingFeedback: ComponentType<OrderingProps>;
}

interface Ordering {
  readonly orders: {
    readonly ask: (press: OrderAction | "buy") => void;
    readonly underWay: OrderAction | null;
    readonly feedback: ReactNode;
  };
  /** The dialog that an action has opened. */
  readonly dialog: ReactNode;
}

/**
 * The ways to go on from a configured product. The script that carries them out comes with the first click, which is shown
 * as under way at once and counts for what was configured when it was made. `load` and `isExpected` do not change.
 */
export function useOrdering(
  product: ConfiguredProduct,
  load: () => Promise<OrderingParts>,
  isExpected: () => boolean,
): Ordering {
  const [state, dispatch] = useReducer(orderingReducer, nothingOrdered);
  const [parts, fetchParts] = useChunk(load, isExpected);
  const hash = selectionHash(product.selection);
  const ask = useCallback(
    (press: OrderAction | "buy") => {
      const toCheckout = press === "buy";
      const action = toCheckout ? "cart" : press;
      dispatch({ type: "clicked", click: { action, product, hash, toCheckout } });
      if (parts === null) fetchParts().catch(() => dispatch({ type: "lost", hash }));
    },
    [parts, fetchParts, product, hash],
  );
  const underWay = activeActionOf(state);
  const isLost = state.lostFor === hash;
  const feedback = useMemo(() => {
    if (isLost) return <Message tone="error">{unexpectedMessage}</Message>;
    return parts && <parts.OrderingFeedback product={product} state={state} dispatch={dispatch} />;
  }, [isLost, parts, product, state]);
  const orders = useMemo(() => ({ ask, underWay, feedback }), [ask, underWay, feedback]);
  return {
    orders,
    dialog: parts && <parts.OrderingHost product={product} state={state} dispatch={dispatch} />,
  };
}
