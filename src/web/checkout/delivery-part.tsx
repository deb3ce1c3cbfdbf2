import { TextField } from "#web/forms/text-field.tsx";
import type { SendForm } from "#web/forms/use-send-form.ts";
import type { WireCheckout } from "./checkout.types.ts";
import { AddressChoice } from "./address-choice.tsx";
import { AddressFields } from "./address-fields.tsx";
import { DeliveryMethods, QuotedDelivery } from "./delivery-methods.tsx";
import { CheckoutPart } from "./checkout-part.tsx";

interface DeliveryPartProps {
  readonly checkout: WireCheckout;
  readonly startText: Readonly<Record<string, string>>;
  readonly form: Pick<SendForm, "fields" | "ref">;
  readonly condition: string;
  readonly onChosen: () => Promise<void>;
}

/** Where it goes, and how fast. */
export function DeliveryPart({ checkout, startText, form, condition, onChosen }: DeliveryPartProps) {
  return (
    <CheckoutPart number={2} title="Delivery" aside="Within New Zealand">
      {checkout.addresses.length > 0 && (
        <AddressChoice addresses={checkout.addresses} startText={startText} form={form} />
      )}
      <AddressFields startText={startText} form={form} />
      <TextField
        label="Delivery instructions"
        hint="Optional"
        name="instructions"
        autoComplete="off"
        startText={startText.instructions}
        form={form}
      />
      {checkout.quotation === null ? (
        <DeliveryMethods cart={checkout.cart} condition={condition} onChosen={onChosen} />
      ) : (
        <QuotedDelivery cart={checkout.cart} condition={condition} />
      )}
    </CheckoutPart>
  );
}
