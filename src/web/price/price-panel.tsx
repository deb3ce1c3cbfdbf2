import { type ReactNode, useId } from "react";
import { issueMessage } from "#domain/configure/issue-message.ts";
import type { Issue } from "#domain/configure/issue.ts";
import { canBeQuoted } from "#domain/configure/main-button.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Tooltip } from "#ui/feedback/tooltip.tsx";
import { focusWrongField } from "#ui/focus-wrong-field.ts";
import { Icon } from "#ui/icon.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import { LiveCopy } from "#ui/picture/live-copy.tsx";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import { DeliveryChoice } from "./delivery-choice.tsx";
import { PiecesControl, PriceExplanation, TotalPrice } from "./price-lines.tsx";
import { PlainAdd } from "./plain-add.tsx";
import { PriceNotes } from "./price-notes.tsx";
import { TrustLine, type TrustLineProps } from "./trust-line.tsx";
import type { Confirmation } from "./use-price-confirmation.ts";
import styles from "./price-panel.module.css";

/** What can be done with a configured product. */
export type Order = "cart" | "buy" | "compare" | "print" | "quote";

/** How the buttons of the price panel are carried out. */
export interface Orders {
  readonly ask: (order: Order) => void;
  /** What is being sent. */
  readonly underWay: Order | null;
  /** What came of it, said under the main button. */
  readonly feedback: ReactNode;
}

interface GeneralErrorsProps {
  readonly configurator: Configurator;
  readonly confirmation: Confirmation;
}

/** The general error area (banner.md 5, 8). */
function GeneralErrors({ configurator, confirmation }: GeneralErrorsProps) {
  const { email } = configurator.catalogue.document.shop;
  return (
    <div role="alert" aria-label="Errors" className={styles.failed}>
      {confirmation.state === "failed" && (
        <>
          <Message tone="error">
            An error occurred. Please try again or <a href={`mailto:${email}`}>submit a report</a>.
          </Message>
          <Button look="plain" onClick={confirmation.retry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

const NAMES: Readonly<Record<Issue["field"], string>> = {
  goods: "material",
  size: "size",
  width: "width",
  height: "height",
  cutPerShape: "number of cuts",
  stickersPerSheet: "stickers per sheet",
  quantity: "quantity",
  sets: "number of sets",
  text: "text",
  font: "font",
  align: "alignment",
  lettering: "lettering",
};

interface OrderBlockerProps {
  readonly issue: Issue;
  readonly id: string;
}

/**
 * What keeps this from being ordered. Its sentence stands once: a size that can only be asked for is explained here, above the
 * button it names, and so are goods that are sold out; of everything else the field says what is wrong, and this leads there.
 */
function OrderBlocker({ issue, id }: OrderBlockerProps) {
  const { field, severity } = issue;
  return field === "goods" || (severity === "quote" && field === "size") ? (
    <Message tone="note" id={id}>
      {issueMessage(issue)}
    </Message>
  ) : (
    <p id={id} className={styles.blocker} data-tone={severity === "error" ? "error" : "note"}>
      <Icon name={severity === "error" ? "alert" : "help"} size={15} />
      <Button look="plain" onClick={(event) => focusWrongField(event.currentTarget.form)}>
        Check the {NAMES[field]}
      </Button>
    </p>
  );
}

interface SecondaryActionsProps {
  /** Nothing to compare or print: no price, one that is still being checked, or of what cannot be ordered. */
  readonly disabled: boolean;
  /** Left out while the main button is the request. */
  readonly offersQuote: boolean;
  /** A quote cannot be asked for either. */
  readonly noQuote: boolean;
  /** Id of the words that say what is wrong with what is configured. */
  readonly reason: string | undefined;
  readonly underWay: Order | null;
  readonly onPress: (order: Order) => void;
}

/** Compare, print, and ask for a quote. */
function SecondaryActions({
  disabled,
  offersQuote,
  noQuote,
  reason,
  underWay,
  onPress,
}: SecondaryActionsProps) {
  return (
    <>
      <Tooltip text="Add to Compare">
        {() => (
          <Button
            look="plain"
            label="Add to Compare"
            disabled={disabled}
            describedBy={reason}
            busy={underWay === "compare"}
            onClick={() => onPress("compare")}
          >
            <Icon name="compare" />
            <span>Compare</span>
          </Button>
        )}
      </Tooltip>
      <Tooltip text="You can print" align="end">
        {() => (
          <Button
            look="plain"
            label="You can print"
            disabled={disabled}
            describedBy={reason}
            busy={underWay === "print"}
            onClick={() => onPress("print")}
          >
            <Icon name="print" />
            <span>Print</span>
          </Button>
        )}
      </Tooltip>
      {offersQuote && (
        <Button
          look="plain"
          disabled={noQuote}
          describedBy={noQuote ? reason : undefined}
          busy={underWay === "quote"}
          onClick={() => onPress("quote")}
        >
          <Icon name="letter" />
          <span>Request a quote</span>
        </Button>
      )}
    </>
  );
}

interface BuyNowProps {
  readonly disabled: boolean;
  /** Id of the words that say what is wrong with what is configured. */
  readonly reason: string | undefined;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** The short way: into the cart, and on to the checkout. */
function BuyNow({ disabled, reason, busy, onPress }: BuyNowProps) {
  return (
    <Button look="plain" disabled={disabled} describedBy={reason} busy={busy} onClick={onPress}>
      <span>Buy now</span>
      <Icon name="next" size={12} />
    </Button>
  );
}

/** What is said where the main button is a request, which is sent by a script. */
function AskingNeedsScript() {
  return (
    <noscript>
      {/* A browser that runs this draws nothing here. */}
      {import.meta.env.SSR ? (
        <p className={styles.next}>Asking here needs JavaScript. Please send us the address of this page.</p>
      ) : null}
    </noscript>
  );
}

interface PricePanelProps extends TrustLineProps {
  /** The form above it is long: it stays in view while that is filled in. */
  readonly follows: boolean;
  readonly configurator: Configurator;
  readonly confirmation: Confirmation;
  /** Leads to the field that still wants a number for this; true when there was one. */
  readonly focusMissing: (wanted: Order) => boolean;
  readonly orders: Orders;
}

/** The price of what is configured, when it comes and what to do with it; stays in view. */
export function PricePanel(props: PricePanelProps) {
  const { configurator, confirmation, focusMissing, follows, orders, rating } = props;
  const reasonId = useId();
  const { issues, button, row, typing } = configurator;
  const orderable = button.text === "ADD TO CART";
  const blocker = issues.find((issue) => issue.severity === "error") ?? issues[0];
  const isScripted = useIsScripted();
  const waiting = typing || !isScripted || confirmation.state === "pending";
  const sending = orders.underWay === "cart" || (!orderable && orders.underWay === "quote");
  /** What the panel shows: the server's price where it differs. */
  const total = row === null ? 0 : (confirmation.price ?? row.price);
  const idle = total === 0 || waiting || button.disabled;
  const order = (wanted: Order) => {
    const priceless = (wanted === "cart" || wanted === "buy") && total === 0;
    if (!focusMissing(wanted) && !priceless) orders.ask(wanted);
  };
  return (
    <section aria-label="Your price" className={styles.panel} data-follows={follows || undefined}>
      {issues.every(({ field }) => field !== "goods") && <DeliveryChoice configurator={configurator} />}
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
          {orderable && <PlainAdd />}
        </div>
      </div>
      {!orderable && <AskingNeedsScript />}
      <div aria-live="polite" className={styles.feedback}>
        {confirmation.state === "changed" && <Message tone="note">The price has changed</Message>}
        <GeneralErrors configurator={configurator} confirmation={confirmation} />
        {orders.feedback}
      </div>
      <PriceNotes configurator={configurator} />
      <div className={styles.under}>
        <TrustLine rating={rating} />
        {orderable && (
          <BuyNow disabled={idle} reason={blocker && reasonId} busy={sending} onPress={() => order("buy")} />
        )}
      </div>
      <div className={styles.quiet}>
        <SecondaryActions
          disabled={idle}
          offersQuote={orderable}
          noQuote={!canBeQuoted(issues)}
          reason={blocker && reasonId}
          underWay={orders.underWay}
          onPress={order}
        />
        {row && <PriceExplanation row={row} />}
      </div>
    </section>
  );
}
