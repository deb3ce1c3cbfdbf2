import { messageAt } from "./configuration.ts";
import type { Configurator } from "./use-configurator.ts";
import { QuantityField } from "./quantity-field.tsx";
import { SetsField } from "./sets-field.tsx";

/** How many pieces, and of how many designs; the tiers' prices are those of the frame before. */
export function QuantityAndSets({ configurator }: { readonly configurator: Configurator }) {
  const { selection, offers, issues, row, deferred, change, markTyping } = configurator;
  return (
    <>
      <QuantityField
        tiers={offers.quantities}
        rows={deferred.rows}
        sets={deferred.selection.sets.count}
        custom={selection.quantity.custom}
        chosen={selection.quantity.pieces}
        matched={row !== null}
        error={messageAt(issues, "quantity")}
        change={change}
        markTyping={markTyping}
      />
      <SetsField
        {...selection.sets}
        error={messageAt(issues, "sets")}
        change={change}
        markTyping={markTyping}
      />
    </>
  );
}
