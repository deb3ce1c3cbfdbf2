import type { FieldMessages } from "#domain/refusal.ts";
import { TYPED_LENGTH } from "#domain/configure/limits.ts";
import { setsChange } from "#domain/configure/choose.ts";
import { grouped } from "#domain/grouped.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import type { SpecialConfigurator } from "./use-special-form.ts";
import { NumberField } from "#ui/fields/number-field.tsx";

interface QuantityFieldsProps {
  readonly configurator: SpecialConfigurator;
  readonly messages: FieldMessages;
}

const OWN = "custom";

/** How many pieces: one of the list or any own number, since every quantity can be asked for; and how many designs. */
export function QuantityFields({ configurator: { form, offers, change }, messages }: QuantityFieldsProps) {
  const { quantity, sets } = form.selection;
  return (
    <>
      <Field
        label="Quantity"
        hint="Pieces of each set"
        error={quantity.custom ? undefined : messages.quantity}
      >
        {({ id, describedBy }) => (
          <Select
            id={id}
            name="quantity"
            value={quantity.custom ? OWN : String(quantity.pieces ?? "")}
            describedBy={describedBy}
            invalid={!quantity.custom && messages.quantity !== undefined}
            onChange={(value) =>
              change(
                value === OWN
                  ? { field: "customQuantity", pieces: quantity.pieces }
                  : { field: "quantity", pieces: Number(value) },
              )
            }
          >
            {offers.quantities.map((count) => (
              <option key={count} value={count}>
                {grouped(count)}
              </option>
            ))}
            <option value={OWN}>Input the number here</option>
          </Select>
        )}
      </Field>
      {quantity.custom && (
        <NumberField
          eachKey
          live
          label="Your own number"
          name="custom_quantity"
          hint="Pieces"
          value={quantity.pieces}
          maxLength={TYPED_LENGTH.quantity}
          error={messages.quantity}
          onNumber={(pieces) => change({ field: "customQuantity", pieces })}
        />
      )}
      <NumberField
        eachKey
        live
        label="Number of Sets"
        name="kinds"
        hint="Different designs"
        value={sets.count}
        maxLength={TYPED_LENGTH.sets}
        error={messages.kinds}
        onNumber={(count) => change(count === null ? { field: "customSets", count } : setsChange(count))}
      />
    </>
  );
}
