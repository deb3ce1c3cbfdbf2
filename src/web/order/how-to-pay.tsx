import { type FormEvent, useEffect, useRef, useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import button from "#ui/button.module.css";
import { Button } from "#ui/button.tsx";
import { CopyText } from "#ui/feedback/copy-text.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { queryOf, type OrderPageUse, pagePath, type OrderPageView } from "./order.types.ts";
import { AnswerMessage } from "./message-form.tsx";
import styles from "./how-to-pay.module.css";

interface BankRowProps {
  readonly name: string;
  readonly text: string;
}

function BankRow({ name, text }: BankRowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd translate="no">
        <CopyText text={text} what={name.toLowerCase()} />
      </dd>
    </div>
  );
}

function titleOf({ on_account: account, may_pay_by_card: byCard }: OrderPageView): string {
  if (account !== null) return `On account, due ${formatDate(account.due_on)}`;
  return byCard ? "Pay" : "Pay by bank transfer";
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
  const begin = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const whole = new FormData(event.currentTarget).has("whole");
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setMessage(null);
    const answer = await callShop("POST order/:order_no/pay", { ...queryOf(link), body: { whole } });
    if (answer.ok) return window.location.assign(answer.data.url);
    setMessage(answer.message);
    underWay.current = false;
    setBusy(false);
  };
  return { busy, message, begin };
}

interface PayByCardProps {
  readonly order: Pick<OrderPageView, "due" | "pay_now">;
  readonly use: OrderPageUse;
  /** It is the one thing to do on the page. */
  readonly isMain: boolean;
}

/** The way to the page where a card is taken. Without a script it is one press more: a form may not lead to another site. */
function PayByCard({ order: { due, pay_now: now }, use, isMain }: PayByCardProps) {
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
  const form = { method: "post", action: pagePath(use.link), onSubmit: begin } as const;
  const isPart = now < due;
  return (
    <Stack gap={2}>
      <AnswerMessage message={message} />
      <Row gap={5}>
        <form {...form}>
          <input type="hidden" name="form" value="pay" />
          <Button look={isMain ? "main" : "quiet"} type="submit" busy={busy}>
            {busy ? "One moment" : isPart ? `Pay ${formatDollars(now)} by card` : "Pay by card"}
          </Button>
        </form>
        {isPart && (
          <form {...form}>
            <input type="hidden" name="form" value="pay" />
            <input type="hidden" name="whole" value="yes" />
            <Button look="quiet" type="submit" busy={busy}>
              Pay all of it, {formatDollars(due)}
            </Button>
          </form>
        )}
      </Row>
      <p className={styles.words}>On a page of Stripe’s. Your card’s number never reaches us.</p>
    </Stack>
  );
}

interface HowToPayProps {
  readonly order: OrderPageView;
  readonly use: OrderPageUse;
  /** Paying is the one thing to do on the page. */
  readonly isMain: boolean;
}

/** Where what is due goes; nothing once it is paid. */
export function HowToPay({ order, use, isMain }: HowToPayProps) {
  const { bank, due, pay_now: now, deposit, paid, on_account: account, may_pay_by_card: byCard } = order;
  if (bank === null) return null;
  return (
    <section aria-labelledby="pay" className={styles.pay}>
      <div className={styles.head}>
        <h2 id="pay" className={styles.title}>
          {titleOf(order)}
        </h2>
        <p className={styles.amount}>{formatDollars(now)}</p>
      </div>
      {paid > 0 && (
        <p>
          {formatDollars(paid)} of {formatDollars(order.total_price)} has arrived, thank you.
        </p>
      )}
      {deposit !== null && (
        <p>
          {now < due
            ? `A deposit: we make it once that is here, and the rest of ${formatDollars(due - now)} is paid before it leaves. You can pay all of it at once, too.`
            : "The deposit is here, thank you. This is the rest, which is paid before it leaves."}
        </p>
      )}
      {account !== null && (
        <p>
          We make it when your proof is approved; your tax invoice{" "}
          {order.does_invoice_wait ? "follows by email" : "is below"}.
        </p>
      )}
      {byCard && (
        <>
          <PayByCard order={order} use={use} isMain={isMain} />
          <h3 className={styles.other}>Or by bank transfer</h3>
        </>
      )}
      <dl className={styles.rows}>
        <BankRow name="Account name" text={bank.name} />
        <BankRow name="Account number" text={bank.number} />
        <BankRow name="Reference" text={bank.reference} />
        <BankRow name="Amount" text={now.toFixed(2)} />
      </dl>
      <p className={styles.words}>
        Put the reference on your transfer so we know it is yours. We email you when it arrives.
      </p>
    </section>
  );
}

interface LookedForProps {
  readonly order: OrderPageView;
  readonly use: OrderPageUse;
}

/** Pauses between two looks, in milliseconds: together two minutes, which is far longer than a payment takes to be told. */
const pauses = [1_000, 1_000, 2_000, 2_000, 4_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 30_000];

/** Reads a page again and again while something is looked for; answers whether it still does. */
function useLooking(isWanted: boolean, look: () => Promise<void>): boolean {
  const [looks, setLooks] = useState(0);
  const pause = isWanted ? pauses[looks] : undefined;
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => void look().finally(() => setLooks((done) => done + 1)), pause);
    return () => clearTimeout(timer);
  }, [pause, looks, look]);
  return pause !== undefined;
}

/**
 * For who has come back from paying by card. That they came back says nothing: the page is read again until the shop has heard of the
 * money from who took it.
 */
export function LookedForPayment({ order, use: { link, refresh } }: LookedForProps) {
  const path = pagePath(link);
  const isPaid = order.due <= 0;
  const isLooking = useLooking(!isPaid, refresh);
  useEffect(() => {
    if (isPaid) window.history.replaceState(window.history.state, "", path);
  }, [isPaid, path]);
  return (
    <div role="status" className={styles.looking}>
      {isPaid && <Message tone="done">Your payment is here, thank you.</Message>}
      {!isPaid && isLooking && (
        <>
          <strong>We are looking for your payment.</strong>
          <p className={styles.words}>It shows here as soon as it is confirmed, mostly within seconds.</p>
        </>
      )}
      {!isPaid && !isLooking && (
        <>
          <strong>We have not heard of your payment yet.</strong>
          <p className={styles.words}>
            If you have paid, there is nothing more to do: we email you when it is confirmed.
          </p>
        </>
      )}
    </div>
  );
}
