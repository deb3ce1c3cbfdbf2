import { useState } from "react";
import { formatDollars } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import styles from "./customer.module.css";
import type { ShownMember } from "./shown-customer.types.ts";
import { CardFields } from "./card-fields.tsx";

type Credit = NonNullable<ShownMember["credit"]>;

interface CreditCardProps {
  readonly id: number;
  readonly credit: Credit;
  readonly mayChange: boolean;
  /** Reads the page anew. */
  readonly onChanged: () => unknown;
}

/** Sets what may be owed. What was typed stays where somebody else was quicker: what they made it is said beside it. */
function SetCredit({ id, credit: { limit, days }, onChanged }: Omit<CreditCardProps, "mayChange">) {
  const [isSet, setIsSet] = useState(false);
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    async (typed) => {
      setIsSet(false);
      const body = { limit: typed("limit"), days: typed("days"), was: { limit, days } };
      const answer = await callStudio("POST customers/:id/credit", { params: { id }, body });
      if (!answer.ok && answer.status === 409) await onChanged();
      return answer;
    },
    async () => {
      await onChanged();
      setIsSet(true);
    },
  );
  const fields = [
    {
      name: "limit",
      label: "Limit in dollars",
      hint: "0: nothing on account",
      inputMode: "decimal",
      startText: limit.toFixed(2),
    },
    { name: "days", label: "Days to pay", hint: "1 to 90", inputMode: "numeric", startText: String(days) },
  ] as const;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <CardFields fields={fields} faultOf={faultOf} />
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <Button look="quiet" type="submit" busy={isBusy}>
        Set the credit
      </Button>
      <div role="status">{isSet && <Message tone="done">It is set.</Message>}</div>
    </form>
  );
}

/** What a customer may owe, and does. */
export function CreditCard({ id, credit, mayChange, onChanged }: CreditCardProps) {
  const { limit, days, owed, left } = credit;
  const facts = [
    { label: "Limit", words: limit === 0 ? "Nothing on account" : formatDollars(limit) },
    { label: "Days to pay", words: String(days) },
    { label: "Owed now", words: formatDollars(owed) },
    { label: "Left", words: formatDollars(left) },
  ];
  return (
    <section aria-labelledby="credit" className={styles.card}>
      <h2 id="credit">On account</h2>
      <dl className={styles.facts}>
        {facts.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {mayChange && <SetCredit id={id} credit={credit} onChanged={onChanged} />}
    </section>
  );
}
