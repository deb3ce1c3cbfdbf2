import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import type { Configurator } from "../use-configurator.ts";

/** Which product; a choice resets everything that hangs on it. */
export const ProductField = ({ configurator }: { readonly configurator: Configurator }) => (
  <Field label="Product">
    {({ id }) => (
      <Select
        id={id}
        name="product"
        value={String(configurator.selection.productId)}
        onChange={(value) => configurator.change({ field: "product", id: Number(value) })}
      >
        {configurator.offers.products.map((offer) => (
          <option key={offer.id} value={offer.id} disabled={offer.disabled !== null}>
            {offer.name}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
