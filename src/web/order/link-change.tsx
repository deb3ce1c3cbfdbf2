import { type FormEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { AnswerMessage } from "./message-form.tsx";
import { type OrderPageUse, type OrderPageView, pagePath, queryOf } from "./order.types.ts";
import styles from "./order-cards.module.css";

interface LinkChangeProps {
  readonly order: OrderPageView;
  readonly use: OrderPageUse;
}

/** Where the new link went: this one opens nothing any more, but for who placed the order. */
function Changed({ email }: { readonly email: string }) {
  return (
    <div role="status">
      <Message tone="done">
        The new link is on its way to {email}. The link of this page, and those in our earlier emails, open
        nothing any more.
      </Message>
    </div>
  );
}

/** Ends the link to an order, which may have come into other hands, and has a new one mailed to its own address. */
export function LinkChange({ order, use: { link, sent } }: LinkChangeProps) {
  const own = sent?.form === "link" ? sent : undefined;
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState(own?.message ?? null);
  const [email, setEmail] = useState<string | null>(null);
  const change = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const answer = await callShop("POST order/:order_no/change-key", { ...queryOf(link), body: {} });
    if (answer.ok) setEmail(answer.data.email);
    setMessage(answer.ok ? null : answer.message);
    underWay.current = answer.ok;
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void change();
  };
  return (
    <Disclosure look="link" summary="Change the link to this order" open={own !== undefined}>
      {email !== null ? (
        <Changed email={email} />
      ) : (
        <form method="post" action={pagePath(link)} className={styles.form} onSubmit={onSubmit}>
          <p>
            Has the link come into other hands? Whoever has it can see this order, approve its proofs and
            cancel it. We mail a new link to {order.email}, and this one ends.
          </p>
          <input type="hidden" name="form" value="link" />
          <AnswerMessage message={message} />
          <div>
            <Button look="quiet" type="submit" busy={busy}>
              {busy ? "Changing" : "Change the link"}
            </Button>
          </div>
        </form>
      )}
    </Disclosure>
  );
}
