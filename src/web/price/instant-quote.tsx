import { type KeyboardEvent, memo, type ReactNode, useRef } from "react";
import type { Issue } from "#domain/configure/issue.ts";
import type { InfoModalsContent } from "#domain/content/info-modals.ts";
import { focusWrongField } from "#ui/focus-wrong-field.ts";
import styles from "#web/configurator/instant-quote.module.css";
import { useFormQuestions } from "#web/configurator/form-questions.tsx";
import { DetailsForm, OptionsForm } from "#web/configurator/options-form.tsx";
import { OpenQuestionsOf } from "#web/configurator/question-panel.tsx";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import { type Order, type Orders, PricePanel } from "./price-panel.tsx";
import type { TrustLineProps } from "./trust-line.tsx";
import { usePriceConfirmation } from "./use-price-confirmation.ts";

/** Enter chooses and opens, but never submits: the form is sent through its button (banner.md 4). */
function blockEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

interface InstantQuoteProps extends TrustLineProps {
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
  /** What is sold here, above all that is chosen. */
  readonly title: ReactNode;
  /** The way to what no option covers. */
  readonly children?: ReactNode;
}

/** The form "Instant quote": options and price; drawn anew only when the configuration is. Without a script it is a plain form that asks the same address. */
export const InstantQuote = memo((props: InstantQuoteProps) => {
  const { configurator, orders, asksServer, rating, title, extras, words, infoModals, children } = props;
  const questions = useFormQuestions(props);
  const form = useRef<HTMLFormElement>(null);
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
      {title}
      <OpenQuestionsOf>
        <OptionsForm {...{ configurator, questions, words, infoModals }} />
        <PricePanel
          configurator={configurator}
          confirmation={confirmation}
          focusMissing={focusMissing}
          follows={words !== null}
          orders={orders}
          rating={rating}
        />
        <DetailsForm {...{ questions, infoModals, extras }} special={children} />
      </OpenQuestionsOf>
      <noscript>
        {/* A browser that runs this draws nothing here. */}
        {import.meta.env.SSR ? (
          <button type="submit" className={styles.update}>
            Update price
          </button>
        ) : null}
      </noscript>
    </form>
  );
});
