import { type FormEvent, useEffect, useRef, useState } from "react";
import { callShop } from "#web/calls/call-shop.ts";
import { Button } from "#ui/button.tsx";
import button from "#ui/button.module.css";
import { askedBy, type OrderPageUse, pagePath } from "./order.types.ts";
import { AnswerMessage } from "./words-form.tsx";
import styles from "./pay-by-card.module.css";

interface PayByCardProps {
  readonly use: OrderPageUse;
  /** It is the one thing to do on the page. */
  readonly isMain: boolean;
}

/** Asks for the page to pay on, once, and goes there. */
function useBeginning({ link, sent }: OrderPageUse) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState(sent?.form === "pay" && !sent.payAt ? sent.message : null);
  useEffect(() => {
    // Who goes back in the browser finds the page as it was left.
    const reset = () => {
      underWay.current = false;
      setBusy(false);
    };
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setMessage(null);
    const answer = await callShop("POST order/:order_no/pay", { ...askedBy(link), body: {} });
    if (answer.ok) return window.location.assign(answer.data.url);
    setMessage(answer.message);
    underWay.current = false;
    setBusy(false);
  };
  return { busy, message, begin };
}

/** The way to the page where a card is taken. Without a script it is one press more: a form may not lead to another site. */
export function PayByCard({ use, isMain }: PayByCardProps) {
  const { busy, message, begin } = useBeginning(use);
  const payAt = use.sent?.payAt;
  if (payAt !== undefined)
    return (
      <p>
        <a href={payAt} className={button.button} data-look="main">
          Go on to pay by card
        </a>
      </p>
    );
  return (
    <form
      method="post"
      action={pagePath(use.link)}
      className={styles.card}
      onSubmit={(event) => void begin(event)}
    >
      <input type="hidden" name="form" value="pay" />
      <AnswerMessage message={message} />
      <div>
        <Button look={isMain ? "main" : "quiet"} type="submit" busy={busy}>
          {busy ? "One moment" : "Pay by card"}
        </Button>
      </div>
      <p className={styles.words}>On a page of Stripe’s. Your card’s number never reaches us.</p>
    </form>
  );
}
