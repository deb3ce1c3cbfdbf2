import { DigitsInput } from "#web/ui/fields/digits-input.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { useTypedNumber } from "#web/ui/fields/use-typed-number.ts";
import { SIZE_DELAY_MS } from "#domain/configure/limits.ts";
import { FieldName } from "./field-name.tsx";

interface DigitsFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number | null;
  readonly maxLength: number;
  readonly unit?: string;
  readonly hint?: string;
  readonly error?: string | null;
  /** Marks it as wrong while the message stands elsewhere under this id. */
  readonly errorId?: string;
  readonly onTyping: () => void;
  readonly onNumber: (value: number | null) => void;
}

/** A whole number that counts once the typing has paused for 500 ms. */
export function DigitsField({ label, hint, error, errorId, onTyping, onNumber, ...input }: DigitsFieldProps) {
  const { text, onText } = useTypedNumber({
    value: input.value,
    pauseMs: SIZE_DELAY_MS,
    onTyping,
    onNumber,
  });
  return (
    <Field label={<FieldName name={label} />} hint={hint} error={error} live>
      {({ id, describedBy }) => (
        <DigitsInput
          id={id}
          name={input.name}
          text={text}
          maxLength={input.maxLength}
          unit={input.unit}
          invalid={Boolean(error) || errorId !== undefined}
          describedBy={describedBy ?? errorId}
          onText={onText}
        />
      )}
    </Field>
  );
}
