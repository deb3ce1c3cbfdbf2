import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import { CardFields } from "./card-fields.tsx";
import styles from "./customer.module.css";
import type { ShownCustomer } from "./shown-customer.types.ts";

type Named = Pick<ShownCustomer, "ref">;

/** Lets the browser keep some text as a file. */
function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

function TakeAlong({ named }: { readonly named: string }) {
  const { isBusy, onSubmit, fault } = useSending(
    () => callStudio("POST customers/:ref/export", { params: { ref: named }, body: {} }),
    ({ tables }) => saveAs(`customer-${named}.json`, JSON.stringify(tables, null, 2)),
  );
  return (
    <form onSubmit={onSubmit}>
      <Button look="quiet" type="submit" busy={isBusy}>
        Save as a file
      </Button>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
    </form>
  );
}

const address = [
  { name: "email", label: "Their email address", hint: "typed to confirm it", inputMode: "email" },
] as const;

/** Asks for the address before it is done: nothing brings it back. */
function EraseDialog({ named, onClose }: { readonly named: string; readonly onClose: () => void }) {
  const go = useNavigate();
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) =>
      callStudio("POST customers/:ref/erase", { params: { ref: named }, body: { email: typed("email") } }),
    ({ kept_orders: keptOrders }) => go("/customers", { state: { keptOrders } }),
  );
  return (
    <Dialog title="Erase this customer" onClose={onClose}>
      <form className={styles.erase} noValidate onSubmit={onSubmit}>
        <p>
          Account, addresses, points, requests, quotations, reviews and files go for good. Orders and their
          tax papers stay, as the law asks, with whom they were billed to.
        </p>
        <CardFields fields={address} faultOf={faultOf} />
        <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
        <Button look="main" type="submit" busy={isBusy}>
          Erase for good
        </Button>
      </form>
    </Dialog>
  );
}

/** What is kept about somebody: to take along, and to erase. */
export function DataCard({ customer: { ref } }: { readonly customer: Named }) {
  const [isErasing, setIsErasing] = useState(false);
  return (
    <section aria-labelledby="data" className={styles.card}>
      <h2 id="data">What is kept about them</h2>
      <div className={styles.data}>
        <TakeAlong named={ref} />
        <Button look="quiet" onClick={() => setIsErasing(true)}>
          Erase …
        </Button>
      </div>
      {isErasing && <EraseDialog named={ref} onClose={() => setIsErasing(false)} />}
    </section>
  );
}
