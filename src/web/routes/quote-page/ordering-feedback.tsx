import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { lineIn } from "#domain/cart/cart.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { AddedToCart, NotAdded } from "#web/cart/cart-feedback.tsx";
import { CompareFeedback } from "#web/compare/compare-feedback.tsx";
import { actionFor, outcomeFor, refusedActions } from "#web/ordering/ordering-outcome.ts";
import type { OrderAction } from "#web/ordering/ordering-state.ts";
import type { OrderingProps } from "#web/ordering/use-ordering.tsx";
import { useOwnSending } from "#web/artwork/own-sending.ts";
import { Message } from "#ui/feedback/message.tsx";
import { PictureOnItsWay } from "./pictures/picture-on-its-way.tsx";

interface RefusedProps {
  readonly action: OrderAction;
  readonly messages: readonly string[];
}

function RefusedAction({ action, messages }: RefusedProps) {
  if (action === "cart") return <NotAdded messages={messages} />;
  if (action === "compare") return <CompareFeedback ok={false} words={messages.join(" ")} />;
  return messages.map((sentence) => (
    <Message key={sentence} tone="error">
      {sentence}
    </Message>
  ));
}

/** What came of a click, beside the selection that it is about. */
function OutcomeOfClick({ product, state, dispatch }: OrderingProps) {
  const hash = selectionHash(product.selection);
  const changesItem = lineIn(useLocation().search) !== null;
  const shown = outcomeFor(state, hash);
  if (shown === null) {
    const isAboutCart = (actionFor(state, hash) ?? "cart") === "cart";
    return changesItem && isAboutCart ? (
      <Message tone="note">The button updates this item in your cart.</Message>
    ) : null;
  }
  const { action, outcome } = shown;
  switch (outcome.kind) {
    case "added": {
      const dismiss = () => dispatch({ type: "reached", action: "cart", step: "idle" });
      return <AddedToCart added={outcome.added} onKeepShopping={dismiss} />;
    }
    case "compared":
      return (
        <CompareFeedback
          ok
          words={outcome.already ? "This is already in your comparison." : "Added to compare."}
        />
      );
    case "refused":
      return <RefusedAction action={action} messages={outcome.messages} />;
  }
}

/** What was refused may have been refused for the visitor's picture: with another one, or without one, it is no longer said. */
function useForgottenRefusals({ state, dispatch }: OrderingProps): void {
  const { sending } = useOwnSending();
  const about = useRef(sending);
  useEffect(() => {
    if (sending === about.current) return;
    about.current = sending;
    for (const action of refusedActions(state)) dispatch({ type: "reached", action, step: "idle" });
  }, [sending, state, dispatch]);
}

/** What a click waits for, and what came of it, shown under the main button. */
export function OrderingFeedback(props: OrderingProps) {
  useForgottenRefusals(props);
  return (
    <>
      <PictureOnItsWay />
      <OutcomeOfClick {...props} />
    </>
  );
}
