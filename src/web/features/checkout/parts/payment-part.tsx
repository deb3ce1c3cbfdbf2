import { TextField } from "#web/forms/text-field.tsx";
import type { SendForm } from "#web/forms/use-send-form.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Disclosure } from "#web/ui/layout/disclosure.tsx";
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

/** How it is paid, and who gets the invoice. */
export function PaymentPart({ startText, form }: PaymentPartProps) {
  return (
    <CheckoutPart number={3} title="Payment">
      <div className={styles.way}>
        <span className={styles.mark}>
          <Icon name="tick" size={14} />
        </span>
        <div>
          <p className={styles.name}>Bank transfer</p>
          <p className={styles.words}>
            Nothing is charged now. When you have ordered, you see our account and your reference; we start as
            soon as your payment is here and your proof is approved.
          </p>
        </div>
      </div>
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
