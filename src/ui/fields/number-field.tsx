import type { ReactNode } from "react";
import { DigitsInput } from "./digits-input.tsx";
import { Field } from "./field.tsx";
import { type NumberInput, useNumberInput } from "./use-number-input.ts";

interface NumberFieldProps extends NumberInput {
  readonly label: string;
  /** What stands above the field in the label's place. */
  readonly heading?: ReactNode;
  readonly name: string;
  readonly maxLength: number;
  readonly unit?: string;
  readonly hint?: string;
  readonly error?: string | null;
  /** Marks the field as wrong while its message stands elsewhere under this id. */
  readonly errorId?: string;
  /** Its message comes while somebody types, or later: it is said at once. */
  readonly live?: boolean;
  /** The label stands in the empty field, not above it. */
  readonly compact?: boolean;
  /** The pause begins anew when a key is released, not only when the number has changed. */
  readonly checkOnRelease?: boolean;
}

/** A labelled whole number that is typed. */
export function NumberField({
  label,
  heading,
  hint,
  error,
  errorId,
  live,
  compact,
  ...props
}: NumberFieldProps) {
  const { text, onText, onRelease } = useNumberInput(props);
  const input = (ids: { readonly id?: string; readonly describedBy?: string }) => (
    <DigitsInput
      id={ids.id}
      label={compact ? label : undefined}
      placeholder={compact ? label : undefined}
      name={props.name}
      text={text}
      maxLength={props.maxLength}
      unit={props.unit}
      invalid={Boolean(error) || errorId !== undefined}
      describedBy={ids.describedBy ?? errorId}
      onText={onText}
      onRelease={props.checkOnRelease ? onRelease : undefined}
    />
  );
  if (compact) return input({});
  return (
    <Field label={heading ?? label} hint={hint} error={error} live={live}>
      {input}
    </Field>
  );
}
