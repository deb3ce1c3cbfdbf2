import { useCallback, useRef, useState } from "react";
import { newWriteKey } from "#web/calls/call-shop.ts";
import { readComparison } from "../store/comparison.ts";
import type { ComparedType, Ordered, OrderType } from "../compare.types.ts";

interface OrderTypes {
  /** The key of what is being put into the cart. */
  readonly underWay: string | null;
  readonly outcome: Ordered | null;
  readonly put: (type: ComparedType) => Promise<void>;
}

/** Puts compared products into the cart, one at a time. A press after a lost answer is the same press to the shop. */
export function useOrderTypes(order: OrderType): OrderTypes {
  const [underWay, setUnderWay] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Ordered | null>(null);
  const busy = useRef(false);
  const writeKeys = useRef(new Map<string, string>());
  const put = useCallback(
    async (type: ComparedType) => {
      if (busy.current) return;
      busy.current = true;
      const writeKey = writeKeys.current.get(type.key) ?? newWriteKey();
      writeKeys.current.set(type.key, writeKey);
      setUnderWay(type.key);
      setOutcome(null);
      const answer = await order(type, writeKey);
      if (answer.answered) writeKeys.current.delete(type.key);
      if (answer.changed) void readComparison();
      busy.current = false;
      setUnderWay(null);
      setOutcome(answer);
    },
    [order],
  );
  return { underWay, outcome, put };
}
