import { useState } from "react";
import { QUOTE_QUANTITY_LENGTH } from "#domain/quote-request/quote-form.ts";
import { DigitsInput } from "#web/ui/fields/digits-input.tsx";
import { Field } from "#web/ui/fields/field.tsx";

/** How many pieces, for an item that does not say it: digits only, six at most. */
export function QuantityField({ error }: { readonly error: string | undefined }) {
  const [text, setText] = useState("");
  return (
    <Field label="Quantity" hint="pieces" error={error}>
      {(ids) => (
        <DigitsInput
          {...ids}
          name="quantity"
          text={text}
          maxLength={QUOTE_QUANTITY_LENGTH}
          invalid={error !== undefined}
          onText={setText}
        />
      )}
    </Field>
  );
}
