import { type ReactNode, useId } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { MOST_PARCELS } from "#domain/studio/most-labels.ts";
import { Button } from "#ui/button.tsx";
import control from "#ui/fields/control.module.css";
import { Icon } from "#ui/icon.tsx";
import { Card, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import type { Entry } from "#studio/calls/entry.ts";
import { ChangeLink } from "#studio/ui/change-link.tsx";
import { EmailText } from "#studio/ui/email-text.tsx";
import { slipsAddress } from "#studio/ui/label-links.tsx";
import { HeldPayments } from "./held-payments.tsx";
import { type StepField, StepForm } from "./step-form.tsx";
import styles from "./order.module.css";
import { type OrderWriting, useMay, type WorkedOrder } from "./order-writing.ts";
import { formatMoney, parseCents } from "#domain/money.ts";
import { inCash } from "#domain/order/cash.ts";
import { paymentWays } from "#domain/order/order-fact.ts";
import { paymentWayNames } from "#domain/order/payment-labels.ts";

interface SideProps {
  readonly order: WorkedOrder;
  readonly telling: OrderWriting;
}

function Folded({
  summary,
  isOpen,
  children,
}: {
  readonly summary: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

const asBank = { name: "reference", label: "Reference", hint: "As the bank names it." } as const;
const amountOf = (value: string) =>
  ({ name: "amount", label: "Amount in dollars", value, isAmount: true }) as const;

/** What is asked of a payment of more than is to be paid, which a slip of the pen would be; null of any other, and of what cash is rounded up by. */
export function overpaidLabel(typed = "", due = "", way = ""): string | null {
  const owed = parseCents(due) ?? 0;
  const over = (parseCents(typed) ?? 0) - (way === "cash" ? Math.max(owed, inCash(owed)) : owed);
  return over > 0 ? `This is ${formatMoney(over)} more than is to be paid.` : null;
}

/** How it came, how much, and what that is called. */
function paymentFields(due: string): readonly StepField[] {
  const cents = parseCents(due) ?? 0;
  const coins = inCash(cents);
  return [
    {
      name: "way",
      label: "It came",
      options: paymentWays.map((value) => ({ value, label: paymentWayNames[value] })),
    },
    { ...amountOf(due), ...(coins === cents ? {} : { hint: `In cash ${formatMoney(coins)}.` }) },
    { ...asBank, hint: "As the bank or the terminal names it. Cash needs none." },
  ];
}

/** What it costs, and what has come of it. */
export function MoneyCard({ order, telling }: SideProps) {
  const may = useMay();
  const { sums, papers, due, main } = order;
  const pay = (
    <StepForm
      key={due}
      telling={telling}
      form="pay"
      fields={paymentFields(due)}
      button="Note the payment"
      asks={({ amount, way }) => overpaidLabel(amount, due, way)}
      isMain={main === "pay"}
    />
  );
  return (
    <Card className={styles.card} aria-labelledby="money">
      <h2 id="money">Money</h2>
      <table className={styles.sums}>
        <tbody>
          {sums.map(({ label, words }) => (
            <tr key={label} data-sum={label === "Total" || undefined}>
              <th scope="row">{label}</th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {papers.length > 0 && (
        <Stack as="ul" gap={1} aria-label="Papers">
          {papers.map(({ label, words, path }) => (
            <li key={label}>
              <a href={path}>{label}</a>, {words}
            </li>
          ))}
        </Stack>
      )}
      {may("pay") &&
        (due === "" ? (
          <Folded summary="Note another payment" isOpen={false}>
            {pay}
          </Folded>
        ) : (
          pay
        ))}
      {order.may.correct_goods && may("deposit") && (
        <Folded summary="Agree on a deposit" isOpen={false}>
          <StepForm
            telling={telling}
            form="deposit"
            fields={[{ ...amountOf(""), hint: "Made once that is paid; the rest is paid before it leaves." }]}
            button="Agree on it"
            isMain={false}
          />
        </Folded>
      )}
      <HeldPayments owed={order.owed} payments={order.payments} telling={telling} />
    </Card>
  );
}

function Making({ order: { main, may, is_over: isOver }, telling }: SideProps) {
  if (may.start)
    return <StepForm telling={telling} form="start" button="Start production" isMain={main === "start"} />;
  if (may.deliver)
    return (
      <StepForm telling={telling} form="deliver" button="It was delivered" isMain={main === "deliver"} />
    );
  if (may.dispatch)
    return (
      <StepForm
        telling={telling}
        form="dispatch"
        fields={[
          { name: "carrier", label: "Carrier", hint: "The customer is told by email." },
          { name: "tracking", label: "Tracking number", hint: "May stay empty." },
        ]}
        button="It has left"
        isMain={main === "dispatch"}
      />
    );
  const words = isOver
    ? "There is nothing more to do."
    : "It starts when every proof is approved and all of it is paid.";
  return <Soft small>{words}</Soft>;
}

/** Labels for as many parcels as it goes in: a plain form, whose answer is a file. */
function Labels({ order: { order_no: orderNo } }: Pick<SideProps, "order">) {
  const [parcels, paper] = [useId(), useId()];
  return (
    <form action="/studio/api/orders/labels" className={styles.labels}>
      <input type="hidden" name="orders" value={orderNo} />
      <label htmlFor={parcels}>Parcels</label>
      <input
        id={parcels}
        name="parcels"
        type="number"
        min={1}
        max={MOST_PARCELS}
        defaultValue={1}
        className={control.control}
      />
      <label htmlFor={paper}>Paper</label>
      <span className={control.select}>
        <select id={paper} name="paper" className={control.control}>
          <option value="label">100 × 150 mm</option>
          <option value="a4">A4, four labels</option>
        </select>
        <Icon name="chevron" size={14} />
      </span>
      <Button look="quiet" type="submit">
        Parcel labels (PDF)
      </Button>
    </form>
  );
}

/** The way through the workshop, and the way out of it. */
export function MakingCard({ order, telling }: SideProps) {
  const mayTell = useMay();
  return (
    <Card className={styles.card} aria-labelledby="making">
      <h2 id="making">Production and dispatch</h2>
      <Making order={order} telling={telling} />
      <Labels order={order} />
      <p>
        <a href={slipsAddress([order.order_no])} download>
          Packing slip (PDF)
        </a>
      </p>
      {order.may.correct && mayTell("proof") && (
        <p>
          <Link to={`/orders/${order.order_no}/correct`}>Correct this order</Link>
        </p>
      )}
      {order.may.cancel && mayTell("cancel") && (
        <Folded summary="Cancel this order" isOpen={false}>
          <StepForm
            telling={telling}
            form="cancel"
            fields={[{ name: "reason", label: "Reason", hint: "The customer reads it.", isLong: true }]}
            button="Cancel the order"
            asks={() => "A cancelled order cannot be opened again."}
            isMain={false}
          />
        </Folded>
      )}
    </Card>
  );
}

/** Who ordered, where it goes, and words to them. */
export function CustomerCard({ order: { order_no: orderNo, customer, email }, telling }: SideProps) {
  const permissions = useRouteLoaderData<Entry>("studio")?.permissions ?? [];
  return (
    <Card className={styles.card} aria-labelledby="customer">
      <h2 id="customer">Customer</h2>
      <Stack as="dl" gap={2} className={styles.said}>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}?subject=${encodeURIComponent(`Your order ${orderNo}`)}`}>
            <EmailText email={email} />
          </a>
        </dd>
        {customer.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </Stack>
      {permissions.includes("customers.read") && (
        <p>
          <Link to={`/customers?${new URLSearchParams({ search: email })}`}>Find among the customers</Link>
        </p>
      )}
      {permissions.includes("orders.work") && (
        <ChangeLink
          of="this order"
          words="The links of before open nothing any more. The new one is mailed to the customer."
          change={async () => {
            const params = { order_no: orderNo };
            const answer = await callStudio("POST orders/:order_no/change-key", { params, body: {} });
            const told = answer.ok ? `The new link is on its way to ${answer.data.email}.` : answer.message;
            return { ok: answer.ok, words: told };
          }}
        />
      )}
      <StepForm
        telling={telling}
        form="message"
        fields={[
          { name: "words", label: "Write to the customer", hint: "They are told by email.", isLong: true },
        ]}
        button="Send the message"
        isMain={false}
      />
    </Card>
  );
}
