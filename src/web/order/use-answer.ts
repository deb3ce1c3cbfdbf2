import { useRef, useState } from "react";
import type { Answer } from "#calls/make-call.ts";
import type { OrderPageUse, ShownOrder } from "./order.types.ts";

interface Answering {
  readonly busy: boolean;
  /** Why it was refused; null while it was not. */
  readonly message: string | null;
  /** Says it once; a second press meanwhile does nothing. Answers whether it was granted. */
  readonly answer: (call: () => Promise<Answer<ShownOrder>>) => Promise<boolean>;
}

/**
 * Something a customer says on the page of an order. Granted or refused, the page shows the order as it stands by then; `onMoved` is told
 * why where it has moved on meanwhile, for what was pressed may be gone with that.
 */
export function useAnswer(
  refresh: OrderPageUse["refresh"],
  startMessage: string | null,
  onMoved?: (message: string) => void,
): Answering {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState(startMessage);
  const answer: Answering["answer"] = async (call) => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setMessage(null);
    try {
      const answered = await call();
      if (!answered.ok) {
        const { words, reason, pins } = answered.fields;
        const tell = answered.status === 409 && onMoved ? onMoved : setMessage;
        tell(words ?? reason ?? pins ?? answered.message);
      }
      if (answered.ok || answered.status === 409) await refresh();
      return answered.ok;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, message, answer };
}
