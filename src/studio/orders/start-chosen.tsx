import { useState } from "react";
import { useRevalidator, useRouteLoaderData } from "react-router";
import { whyNotTogether } from "#domain/studio/most-tickets.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import type { Entry } from "#studio/calls/entry.ts";
import { LabelLinks } from "#studio/ui/label-links.tsx";
import type { RowOrder } from "./order-list.ts";
import styles from "./orders.module.css";

interface StartChosenProps {
  readonly orders: readonly RowOrder[];
  readonly onClear: () => void;
}

/** Starts orders one after the other; answers what was said against some of them. */
async function startAll(orders: readonly RowOrder[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { order_no, seen } of orders) {
    const answer = await callStudio("POST orders/:order_no/work", {
      params: { order_no },
      body: { form: "start", seen },
    });
    if (!answer.ok) faults.push(`${order_no}: ${answer.message}`);
  }
  return faults;
}

function ready(orders: readonly RowOrder[]): readonly RowOrder[] {
  return orders.filter(({ stage }) => stage === "ready");
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** The job tickets of the orders as one document; it is drawn for so many orders and lines at most. */
function Tickets({ orders }: Pick<StartChosenProps, "orders">) {
  const tooMany = whyNotTogether(orders.map(({ items }) => items.length));
  if (tooMany !== null) return <span>Job tickets: {tooMany}</span>;
  const numbers = orders.map(({ order_no: orderNo }) => orderNo).join(",");
  return (
    <a href={`/studio/api/orders/tickets?${new URLSearchParams({ orders: numbers })}`} download>
      {orders.length === 1 ? "Job ticket" : "Job tickets"} (PDF)
    </a>
  );
}

/** What can be done with the orders that were chosen, on however many pages. It is asked before. */
export function StartChosen({ orders, onClear }: StartChosenProps) {
  const entry = useRouteLoaderData<Entry>("studio");
  const { revalidate } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [started, setStarted] = useState(0);
  const some = ready(orders);
  const start = async () => {
    setIsBusy(true);
    const against = await startAll(some);
    setFaults(against);
    setStarted(some.length - against.length);
    setIsBusy(false);
    setIsAsking(false);
    onClear();
    await revalidate();
  };
  const mayWork = entry?.permissions.includes("orders.work") ?? false;
  return (
    <>
      <Row className={styles.chosen} role="status">
        {orders.length === 0 && started > 0 && (
          <Message tone="done">{counted(started, "order")} started.</Message>
        )}
        {orders.length > 0 && (
          <>
            <strong>{counted(orders.length, "order")} chosen</strong>
            {mayWork && (
              <Button look="quiet" disabled={some.length === 0} onClick={() => setIsAsking(true)}>
                {some.length === 0
                  ? "None of them is ready to be made"
                  : `Start production of ${some.length}`}
              </Button>
            )}
            <Tickets orders={orders} />
            <LabelLinks orderNos={orders.map(({ order_no: orderNo }) => orderNo)} />
            <Button look="plain" onClick={onClear}>
              Choose none
            </Button>
          </>
        )}
      </Row>
      {faults.map((fault) => (
        <Message key={fault} tone="error">
          {fault}
        </Message>
      ))}
      {isAsking && (
        <Dialog
          title={`Start production of ${counted(some.length, "order")}?`}
          onClose={() => setIsAsking(false)}
        >
          <p>{some.map(({ order_no }) => order_no).join(", ")}</p>
          <p>Their customers are told, and the orders cannot be cancelled any more.</p>
          <Row as="p" gap={5} className={styles.answers}>
            <Button look="main" busy={isBusy} onClick={() => void start()}>
              Start production
            </Button>
            <Button look="plain" onClick={() => setIsAsking(false)}>
              Not now
            </Button>
          </Row>
        </Dialog>
      )}
    </>
  );
}
