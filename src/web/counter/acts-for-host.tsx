import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import { type ActsFor, useActsFor } from "#web/calls/visitor-store.ts";

/** Where its script did not come: the way back is there all the same. */
function PlainBar({ actsFor: { name, back } }: { readonly actsFor: ActsFor }) {
  return (
    <p>
      Order for {name}. <a href={back}>Back to the studio</a>
    </p>
  );
}

/** Customers never load it. */
const ActsForBar = lazyComponent(async () => (await import("./acts-for-bar.tsx")).ActsForBar, PlainBar);

/** The bar of an order that the staff take for a customer; nothing for everybody else. */
export function ActsForHost() {
  const actsFor = useActsFor();
  return actsFor && <ActsForBar actsFor={actsFor} />;
}
