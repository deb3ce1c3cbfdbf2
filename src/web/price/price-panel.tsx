import { useId } from "react";
import { canBeAskedFor } from "#domain/configure/main-button.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import { LiveCopy } from "#ui/picture/live-copy.tsx";
import type { Confirmation } from "./use-price-confirmation.ts";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import { Delivery } from "./delivery.tsx";
import { GeneralErrors } from "./general-errors.tsx";
import { PriceExplanation } from "./price-explanation.tsx";
import { NextTier } from "./next-tier.tsx";
import type { Order, Orders } from "./order.types.ts";
import { PiecesControl } from "./pieces-control.tsx";
import styles from "./price-panel.module.css";
import { PromotionNote, SetsNote } from "./price-notes.tsx";
import { OrderBlocker } from "./order-blocker.tsx";
import { SecondaryActions } from "./secondary-actions.tsx";
import { TotalPrice } from "./total-price.tsx";

interface PricePanelProps {
  readonly configurator: Configurator;
  readonly confirmation: Confirmation;
  /** Leads to the field that still wants a number for this; true when there was one. */
  readonly focusMissing: (wanted: Order) => boolean;
  readonly orders: Orders;
}

/** The price of what is configured, when it comes and what to do with it; stays in view. */
export function PricePanel({ configurator, confirmation, focusMissing, orders }: PricePanelProps) {
  const reasonId = useId();
  const { issues, button, row, typing } = configurator;
  const orderable = button.text === "ADD TO CART";
  const blocker = issues.find((issue) => issue.severity === "error") ?? issues[0];
  const isScripted = useIsScripted();
  const waiting = typing || !isScripted || confirmation.state === "pending";
  const sending = orders.underWay === "cart" || (!orderable && orders.underWay === "quote");
  /** What the panel shows: the server's price where it differs. */
  const total = row === null ? 0 : (confirmation.price ?? row.price);
  const order = (wanted: Order) => {
    const priceless = wanted === "cart" && total === 0;
    if (!focusMissing(wanted) && !priceless) orders.ask(wanted);
  };
  return (
    <section aria-label="Your price" className={styles.panel} data-later>
      {/* Its words point to the button below, so it stands above it. */}
      <div aria-live="polite" className={styles.reason}>
        {blocker && <OrderBlocker issue={blocker} id={reasonId} />}
      </div>
      <div className={styles.bar} data-bottom-bar>
        <span className={styles.miniature}>
          <LiveCopy />
        </span>
        <div className={styles.price}>
          {orderable ? (
            <TotalPrice configurator={configurator} confirmation={confirmation} />
          ) : (
            <p className={styles.onRequest}>Price on request</p>
          )}
          <div className={styles.pieces}>
            <PiecesControl configurator={configurator} />
          </div>
        </div>
        <div className={styles.main}>
          <Button
            look="main"
            type="submit"
            busy={waiting || sending}
            disabled={button.disabled}
            describedBy={blocker && reasonId}
            onClick={() => order(orderable ? "cart" : "quote")}
          >
            {button.text}
          </Button>
        </div>
      </div>
      <noscript>
        {/* A browser that runs this draws nothing here. */}
        {import.meta.env.SSR ? (
          <p className={styles.next}>
            The cart needs JavaScript. Prices work without it; to order, send us the address of this page.
          </p>
        ) : null}
      </noscript>
      <div aria-live="polite" className={styles.feedback}>
        {confirmation.state === "changed" && <Message tone="note">The price has changed</Message>}
        <GeneralErrors configurator={configurator} confirmation={confirmation} />
        {orders.feedback}
      </div>
      <PromotionNote configurator={configurator} />
      <NextTier configurator={configurator} />
      <SetsNote configurator={configurator} />
      <Delivery configurator={configurator} />
      {row && <PriceExplanation row={row} />}
      <SecondaryActions
        disabled={total === 0 || waiting || button.disabled}
        offersQuote={orderable}
        noQuote={!canBeAskedFor(issues)}
        reason={blocker && reasonId}
        underWay={orders.underWay}
        onPress={order}
      />
    </section>
  );
}
