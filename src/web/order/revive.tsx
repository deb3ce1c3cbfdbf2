import type { FormEvent } from "react";
import { Link } from "react-router";
import { formatDollars } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { againPath, queryOf, type OrderPageUse, pagePath, type OrderPageView } from "./order.types.ts";
import { AnswerMessage, useAnswer } from "./message-form.tsx";
import styles from "./order-cards.module.css";

interface ReviveProps {
  readonly order: OrderPageView;
  readonly use: OrderPageUse;
}

/** Opens it again as it was. */
function Reopen({ order, use }: ReviveProps) {
  const own = use.sent?.form === "revive" ? use.sent : undefined;
  const { busy, message, answer } = useAnswer(use.refresh, own?.message ?? null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void answer(() => callShop("POST order/:order_no/revive", { ...queryOf(use.link), body: {} }));
  };
  return (
    <form method="post" action={pagePath(use.link)} className={styles.form} onSubmit={onSubmit}>
      <p>
        It still costs <strong>{formatDollars(order.total_price)}</strong>. Opened again, it is as it was:
        your files, your proof and what you have paid.
      </p>
      <input type="hidden" name="form" value="revive" />
      <AnswerMessage message={message} />
      <div>
        <Button look="main" type="submit" busy={busy}>
          {busy ? "Opening" : "Open this order again"}
        </Button>
      </div>
    </form>
  );
}

function Prices({ order }: Pick<ReviveProps, "order">) {
  const today = order.revival?.total_price ?? null;
  if (today === null) return <p>Something of it is not made any more as it was.</p>;
  return (
    <dl className={styles.prices}>
      <div>
        <dt>When you ordered</dt>
        <dd>{formatDollars(order.total_price)}</dd>
      </div>
      <div>
        <dt>Today</dt>
        <dd className={styles.today}>{formatDollars(today)}</dd>
      </div>
    </dl>
  );
}

/** Ordered anew at the price of today, with the same files. */
function OrderAnew({ order, use }: ReviveProps) {
  const hasGivenBack = order.coupon_discount > 0 || order.point_discount > 0;
  return (
    <>
      <Prices order={order} />
      {hasGivenBack && <p>Your coupon and points are yours again: use them in the cart.</p>}
      <p>
        <Link to={againPath(use.link)}>Order it again at today&rsquo;s price</Link>
      </p>
    </>
  );
}

/** How a lapsed order is had after all; nothing of any other. */
export function Revive({ order, use }: ReviveProps) {
  if (order.revival === null) return null;
  return (
    <section aria-labelledby="again" className={styles.revive}>
      <h2 id="again" className={styles.heading}>
        Would you still like it?
      </h2>
      {order.revival.may_reopen ? <Reopen order={order} use={use} /> : <OrderAnew order={order} use={use} />}
    </section>
  );
}
