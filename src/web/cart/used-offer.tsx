import { useState } from "react";
import type { ReactNode } from "react";
import type { Answer } from "#calls/make-call.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { useFocusWhen } from "#ui/layout/use-focus-when.ts";
import type { WireCart } from "./cart-calls.ts";
import styles from "./offer.module.css";

interface UsedOfferProps {
  readonly removeLabel: string;
  readonly remove: () => Promise<Answer<WireCart>>;
  readonly onRemoved: () => void;
  readonly busy: boolean;
  /** It was taken just now. */
  readonly justUsed: boolean;
  /** Why it does not take off what it could. */
  readonly note: string | null;
  readonly children: ReactNode;
}

/** Something that is taken off the price, and the way to be without it. */
export function UsedOffer({ removeLabel, remove, onRemoved, busy, justUsed, ...shown }: UsedOfferProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const button = useFocusWhen<HTMLButtonElement>(justUsed);
  const removeOffer = async () => {
    setFailed(null);
    const answer = await remove();
    if (answer.ok) onRemoved();
    else setFailed(answer.message);
  };
  return (
    <div className={styles.used}>
      <p>{shown.children}</p>
      <Button ref={button} look="plain" busy={busy} label={removeLabel} onClick={() => void removeOffer()}>
        Remove
      </Button>
      {shown.note !== null && <Message tone="note">{shown.note}</Message>}
      <div role="alert">{failed !== null && <Message tone="error">{failed}</Message>}</div>
    </div>
  );
}
