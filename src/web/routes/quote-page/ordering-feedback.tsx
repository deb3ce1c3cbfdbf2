import { useLocation } from "react-router";
import { lineIn } from "#domain/cart/cart.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { CompareNews } from "#web/features/compare/compare-feedback.tsx";
import { actionBeside, type OrderAction, outcomeBeside } from "#web/features/ordering/ordering-state.ts";
import type { OrderingProps } from "#web/features/ordering/use-ordering.tsx";
import { lazyComponent } from "#web/ui/lazy/lazy-component.tsx";
import { Message } from "#web/ui/feedback/message.tsx";

const AddedToCart = lazyComponent(
  async () => (await import("#web/features/cart/added-to-cart.tsx")).AddedToCart,
  ({ added }) => <Message tone="done">{added.cart_item.title} is in your cart.</Message>,
);
const NotAdded = lazyComponent(
  async () => (await import("#web/features/cart/not-added.tsx")).NotAdded,
  ({ words }) => <Message tone="error">{words.join(" ")}</Message>,
);

interface RefusedProps {
  readonly action: OrderAction;
  readonly words: readonly string[];
}

function RefusedAction({ action, words }: RefusedProps) {
  if (action === "cart") return <NotAdded words={words} />;
  if (action === "compare") return <CompareNews ok={false} words={words.join(" ")} />;
  return words.map((sentence) => (
    <Message key={sentence} tone="error">
      {sentence}
    </Message>
  ));
}

/** What came of a click, said under the main button beside the selection that it is about. */
export function OrderingFeedback({ product, state, dispatch }: OrderingProps) {
  const hash = selectionHash(product.selection);
  const changesItem = lineIn(useLocation().search) !== null;
  const said = outcomeBeside(state, hash);
  if (said === null) {
    const isAboutCart = (actionBeside(state, hash) ?? "cart") === "cart";
    return changesItem && isAboutCart ? (
      <Message tone="note">The button updates this item in your cart.</Message>
    ) : null;
  }
  const { action, outcome } = said;
  switch (outcome.kind) {
    case "added": {
      const dismiss = () => dispatch({ type: "reached", action: "cart", step: "idle" });
      return <AddedToCart added={outcome.added} onKeepShopping={dismiss} />;
    }
    case "compared":
      return (
        <CompareNews
          ok
          words={outcome.already ? "This is already in your comparison." : "Added to compare."}
        />
      );
    case "refused":
      return <RefusedAction action={action} words={outcome.words} />;
  }
}
