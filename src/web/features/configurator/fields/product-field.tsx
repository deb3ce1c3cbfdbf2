import { memo } from "react";
import type { Offer } from "../../../../domain/configure/offers.types.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import type { Configurator } from "../use-configurator.ts";

interface ProductFieldProps {
  readonly offers: readonly Offer[];
  readonly chosen: number;
  readonly change: Configurator["change"];
}

/** Which product; a choice resets everything that hangs on it. */
export const ProductField = memo(({ offers, chosen, change }: ProductFieldProps) => (
  <Field label="Product">
    {({ id }) => (
      <Select
        id={id}
        name="product"
        value={String(chosen)}
        onChange={(value) => change({ field: "product", id: Number(value) })}
      >
        {offers.map((offer) => (
          <option key={offer.id} value={offer.id} disabled={offer.disabled !== null}>
            {offer.name}
          </option>
        ))}
      </Select>
    )}
  </Field>
));
