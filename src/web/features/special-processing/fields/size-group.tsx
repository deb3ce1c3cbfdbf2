import type { FieldMessages } from "../../../../domain/account/refusal.ts";
import { grouped } from "../../../../domain/grouped.ts";
import type { SpecialConfigurator } from "../use-special-form.ts";
import { FormGroup } from "./form-group.tsx";
import { ListField } from "./list-field.tsx";
import { SizeFields } from "./size-fields.tsx";

interface SizeGroupProps {
  readonly configurator: SpecialConfigurator;
  readonly messages: FieldMessages;
}

/** How large, and how many. */
export const SizeGroup = ({ configurator, messages }: SizeGroupProps) => {
  const { form, offers, change } = configurator;
  return (
    <FormGroup
      title="Size and quantity"
      hint="Larger than usual is fine: that is what a special quote is for."
    >
      <SizeFields configurator={configurator} messages={messages} />
      <ListField
        label="Quantity"
        name="quantity"
        hint="Pieces"
        rows={offers.quantities.map((count) => ({ id: count, name: grouped(count) }))}
        chosenId={form.selection.quantity.pieces}
        error={messages.quantity}
        onChoose={(count) => change({ field: "quantity", pieces: count })}
      />
    </FormGroup>
  );
};
