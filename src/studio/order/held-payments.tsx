import { useState } from "react";
import { formatMoney, parseCents } from "#domain/money.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { StepForm } from "./step-form.tsx";
import { type OrderWriting, useMay, type WorkedOrder } from "./order-writing.ts";

type Payment = WorkedOrder["payments"][number];
type Way = Payment["ways"][number];

interface HeldPaymentsProps extends Pick<WorkedOrder, "owed" | "payments"> {
  readonly telling: OrderWriting;
}

const wayLabels: Readonly<Record<Way, string>> = {
  card: "To the card it came from",
  transfer: "By bank transfer",
  cash: "In cash",
  points: "As points on the account",
};

const buttons: Readonly<Record<Way, string>> = {
  card: "Give it back now",
  transfer: "Note the refund",
  cash: "Note the refund",
  points: "Give the points",
};

const questions: Readonly<Partial<Record<Way, string>>> = {
  card: "It goes to the card it came from, at once.",
  points: "The points are on the account at once.",
};

/** What is asked before so much goes back: more than is owed would be to be paid again. */
function questionOf(way: Way, typed: string, owed: string): string | null {
  const more = (parseCents(typed) ?? 0) - (parseCents(owed) ?? 0);
  const beyond = more > 0 && owed !== "" ? `That is ${formatMoney(more)} more than is owed.` : "";
  return [beyond, questions[way] ?? ""].filter((words) => words !== "").join(" ") || null;
}

const references: Readonly<Partial<Record<Way, { readonly label: string; readonly hint: string }>>> = {
  transfer: { label: "Reference", hint: "As the bank names it." },
  cash: { label: "Receipt", hint: "Its number, or who has it." },
};

/** Money of one payment on its way back: whither, how much, and what it is called. */
function GiveBack({
  owed,
  telling,
  payment,
}: Omit<HeldPaymentsProps, "payments"> & { readonly payment: Payment }) {
  const { ways, held, reference } = payment;
  const [way, setWay] = useState<Way>(ways[0] ?? "transfer");
  const chosen = ways.find((one) => one === way) ?? "transfer";
  const named = references[chosen];
  return (
    <Stack gap={2}>
      <Field label="Whither">
        {({ id }) => (
          <Select id={id} value={chosen} onChange={(next) => setWay(ways.find((one) => one === next) ?? way)}>
            {ways.map((one) => (
              <option key={one} value={one}>
                {wayLabels[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <StepForm
        key={chosen}
        telling={telling}
        form={chosen === "card" ? "refund-card" : "refund"}
        unseen={{ payment: reference, way: chosen }}
        fields={[
          {
            name: "amount",
            label: "Amount in dollars",
            hint: `At most ${held}.`,
            value: owed,
            isAmount: true,
          },
          ...(named === undefined ? [] : [{ name: "reference", ...named }]),
        ]}
        button={buttons[chosen]}
        asks={({ amount = "" }) => questionOf(chosen, amount, owed)}
        isMain={false}
      />
    </Stack>
  );
}

/** Each payment that came, what is left of it, and the ways it can go back; for who may. */
export function HeldPayments({ owed, payments, telling }: HeldPaymentsProps) {
  const mayRefund = useMay()("refund");
  if (payments.length === 0) return null;
  return (
    <Stack gap={2} as="section" aria-label="Payments">
      {payments.map((payment, at) => (
        <div key={payment.reference}>
          <b>{payment.amount}</b>, {payment.label}
          {payment.held !== payment.amount && <Soft small>{payment.held} of it is left.</Soft>}
          {mayRefund && (
            <details open={owed !== "" && at === 0}>
              <summary aria-label={`Give back from it: ${payment.label}`}>Give back from it</summary>
              <GiveBack owed={owed} telling={telling} payment={payment} />
            </details>
          )}
        </div>
      ))}
      {!mayRefund && owed !== "" && <Soft small>The owner gives money back.</Soft>}
    </Stack>
  );
}
