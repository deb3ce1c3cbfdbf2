import type { FieldMessages } from "#domain/refusal.ts";
import type { SpecialConfigurator } from "../use-special-form.ts";
import { FormGroup } from "./form-group.tsx";
import { QuantityFields } from "./quantity-fields.tsx";
import { SizeFields } from "./size-fields.tsx";

interface SizeGroupProps {
  readonly configurator: SpecialConfigurator;
  readonly messages: FieldMessages;
}

/** How large, and how many. */
export function SizeGroup({ configurator, messages }: SizeGroupProps) {
  return (
    <FormGroup
      title="Size and quantity"
      hint="Larger or more than usual is fine: that is what a special quote is for."
    >
      <SizeFields configurator={configurator} messages={messages} />
      <QuantityFields configurator={configurator} messages={messages} />
    </FormGroup>
  );
}
