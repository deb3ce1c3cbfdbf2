import { useCallback, useRef, useState } from "react";
import { newIdempotencyKey } from "#web/calls/call-shop.ts";
import { createOneAtATime } from "#web/calls/one-at-a-time.ts";
import { readComparison } from "./comparison.ts";
import type { ComparedType, AddToCartResult, AddTypeToCart } from "./compare.types.ts";

interface AddToCart {
  /** The key of what is being put into the cart. */
  readonly underWay: string | null;
  readonly outcome: AddToCartResult | null;
  readonly put: (type: ComparedType) => Promise<void>;
}

/** Puts compared products into the cart, one at a time. A press after a lost answer is the same press to the shop. */
export function useAddToCart(order: AddTypeToCart): AddToCart {
  const [underWay, setUnderWay] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<AddToCartResult | null>(null);
  const [once] = useState(createOneAtATime);
  const idempotencyKeys = useRef(new Map<string, string>());
  const carryOut = useCallback(
    async (type: ComparedType) => {
      const idempotencyKey = idempotencyKeys.current.get(type.key) ?? newIdempotencyKey();
      idempotencyKeys.current.set(type.key, idempotencyKey);
      setUnderWay(type.key);
      setOutcome(null);
      try {
        const answer = await order(type, idempotencyKey);
        if (answer.answered) idempotencyKeys.current.delete(type.key);
        if (answer.changed) void readComparison();
        setOutcome(answer);
      } finally {
        setUnderWay(null);
      }
    },
    [order],
  );
  const put = useCallback(
    async (type: ComparedType) => void (await once(() => carryOut(type))),
    [once, carryOut],
  );
  return { underWay, outcome, put };
}
