import { useState } from "react";
import { QUOTE_QUANTITY_LENGTH } from "#domain/quote-request/quote-form.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";

/** How many pieces, for an item that does not say it: digits only, six at most. */
export function AskedQuantity({ error }: { readonly error: string | undefined }) {
  const [pieces, setPieces] = useState<number | null>(null);
  return (
    <NumberField
      eachKey
      label="Quantity"
      hint="pieces"
      name="quantity"
      value={pieces}
      maxLength={QUOTE_QUANTITY_LENGTH}
      error={error}
      onNumber={setPieces}
    />
  );
}
