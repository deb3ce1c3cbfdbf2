import { type KeyboardEvent, memo, type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Issue } from "#domain/configure/issue.ts";
import type { InfoModalsContent } from "#domain/content/info-modals.ts";
import { focusWrongField } from "#ui/focus-wrong-field.ts";
import { InfoModalsContext } from "#web/configurator/info-buttons.tsx";
import styles from "#web/configurator/instant-quote.module.css";
import { OptionsForm } from "#web/configurator/options-form.tsx";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import { type Order, type Orders, PricePanel } from "./price-panel.tsx";
import { usePriceConfirmation } from "./use-price-confirmation.ts";

/** Enter chooses and opens, but never submits: the form is sent through its button (banner.md 4). */
function blockEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** In Safari nobody can ask for idle time. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}

/**
 * A phone does not lay out the later parts of a form before they come near the window, or before the browser has nothing else to do:
 * then one after the other, each in a moment of its own. From then on each field lies where its place says, also for the keyboard.
 */
function useLaterLayout(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const parts = [...(form.current?.querySelectorAll("[data-later] > *") ?? [])];
    let stop: () => void;
    const next = () => {
      const part = parts.shift();
      (part ?? form.current)?.setAttribute("data-laid-out", "");
      if (part) stop = whenIdle(next);
    };
    stop = whenIdle(next);
    return () => stop();
  }, [form]);
}

interface InstantQuoteProps {
  readonly configurator: Configurator;
  readonly orders: Orders;
  /** The server is asked to confirm the price; on the business-cards page only the opened price list asks (content-and-lettering.md 4). */
  readonly asksServer: boolean;
  /** What its question marks explain. */
  readonly infoModals: InfoModalsContent;
  /** What stands below the supplies: how what they bring is used. */
  readonly belowSupply?: ReactNode;
  /** What is asked in place of shape and size; null where those are asked. */
  readonly words: ReactNode;
  /** What asks for the size. */
  readonly size: ReactNode;
  /** What asks for all that is done to a piece besides. */
  readonly extras: ReactNode;
  /** What stands below the features: the way to what they do not cover. */
  readonly children?: ReactNode;
}

/** The form "Instant quote": options and price; drawn anew only when the configuration is. Without a script it is a plain form that asks the same address. */
export const InstantQuote = memo((props: InstantQuoteProps) => {
  const { configurator, orders, asksServer, infoModals, children, ...questions } = props;
  const form = useRef<HTMLFormElement>(null);
  useLaterLayout(form);
  const confirmation = usePriceConfirmation(configurator, asksServer);
  const focusMissing = (wanted: Order) => {
    // How many pieces it is about, a quote request asks itself (quotes-and-accounts.md 2).
    const isMissing = ({ code, field }: Issue) =>
      code === "missing" && !(wanted === "quote" && field === "quantity");
    if (!configurator.issues.some(isMissing)) return false;
    focusWrongField(form.current);
    return true;
  };
  return (
    <form
      ref={form}
      method="get"
      aria-label="Instant quote"
      className={styles.form}
      onKeyDown={blockEnter}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.questions}>
        <InfoModalsContext value={infoModals}>
          <OptionsForm {...questions} configurator={configurator}>
            {children}
          </OptionsForm>
        </InfoModalsContext>
        <noscript>
          {/* A browser that runs this draws nothing here. */}
          {import.meta.env.SSR ? (
            <button type="submit" className={styles.update}>
              Update price
            </button>
          ) : null}
        </noscript>
      </div>
      <div className={styles.price}>
        <PricePanel
          configurator={configurator}
          confirmation={confirmation}
          focusMissing={focusMissing}
          orders={orders}
        />
      </div>
    </form>
  );
});
