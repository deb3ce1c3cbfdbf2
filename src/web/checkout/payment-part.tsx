import { useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import { TextField } from "#web/forms/text-field.tsx";
import type { SendForm } from "#web/forms/use-send-form.ts";
import { Message } from "#ui/feedback/message.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { Icon } from "#ui/icon.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import type { WireCheckout } from "./checkout.types.ts";
import { InvoiceFields } from "./address-fields.tsx";
import { CheckoutPart } from "./checkout-part.tsx";
import styles from "./payment-part.module.css";

interface PaymentPartProps {
  readonly startText: Readonly<Record<string, string>>;
  readonly form: Pick<SendForm, "fields">;
}

function isBilledElsewhere(startText: PaymentPartProps["startText"], { fields }: PaymentPartProps["form"]) {
  const isBillTo = ([name, text]: readonly [string, string]) => name.startsWith("bill_to") && text !== "";
  return Object.entries(startText).some(isBillTo) || Object.entries(fields).some(isBillTo);
}

const TRANSFER =
  "Nothing is charged now. When you have ordered, you see our account and your reference; we start as soon as your payment is here and your proof is approved.";

function OnlyTransfer() {
  return (
    <div className={styles.way}>
      <span className={styles.mark}>
        <Icon name="tick" size={14} />
      </span>
      <div>
        <p className={styles.name}>Bank transfer</p>
        <p className={styles.words}>{TRANSFER}</p>
      </div>
    </div>
  );
}

interface WaysProps extends PaymentPartProps {
  readonly account: NonNullable<WireCheckout["account"]>;
}

/** For those to whom the shop sells on account, as far as all of it fits into what is left. */
function Ways({ account, startText, form }: WaysProps) {
  const { left, due_on: dueOn, is_enough: isEnough } = account;
  const [way, setWay] = useState(startText.pay_by === "account" && isEnough ? "account" : "transfer");
  const short = `There is ${formatDollars(left)} left on your account.`;
  const error = form.fields.pay_by;
  return (
    <Group label="How to pay" role="radiogroup">
      <div className={styles.ways}>
        <ChoiceCard
          type="radio"
          name="pay_by"
          value="transfer"
          checked={way === "transfer"}
          title="Bank transfer"
          note={TRANSFER}
          onChoose={() => setWay("transfer")}
        />
        <ChoiceCard
          type="radio"
          name="pay_by"
          value="account"
          checked={way === "account"}
          title="On account"
          note={isEnough ? `Due ${formatDate(dueOn)}. We start when your proof is approved. ${short}` : short}
          disabled={isEnough ? null : short}
          onChoose={() => setWay("account")}
        />
      </div>
      <div role="alert">{error !== undefined && <Message tone="error">{error}</Message>}</div>
    </Group>
  );
}

/** How it is paid, and who gets the invoice. */
export function PaymentPart({ account, startText, form }: PaymentPartProps & Pick<WireCheckout, "account">) {
  return (
    <CheckoutPart number={3} title="Payment">
      {account === null ? <OnlyTransfer /> : <Ways account={account} startText={startText} form={form} />}
      <TextField
        label="Purchase order number"
        hint="Optional, shown with your order"
        name="po_number"
        autoComplete="off"
        startText={startText.po_number}
        form={form}
      />
      <Disclosure look="link" summary="Invoice to somebody else" open={isBilledElsewhere(startText, form)}>
        <InvoiceFields startText={startText} form={form} />
      </Disclosure>
    </CheckoutPart>
  );
}
