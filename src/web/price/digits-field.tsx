import type { ComponentProps } from "react";
import { SIZE_DELAY_MS } from "#domain/configure/limits.ts";
import { NumberField } from "#ui/fields/number-field.tsx";
import { FieldName } from "./field-name.tsx";

/** A whole number that counts once the typing has paused for 500 ms. */
export function DigitsField(field: ComponentProps<typeof NumberField>) {
  return <NumberField {...field} heading={<FieldName name={field.label} />} pauseMs={SIZE_DELAY_MS} live />;
}
