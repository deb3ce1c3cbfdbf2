import { DigitsInput } from "#web/ui/fields/digits-input.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { useTypedNumber } from "../typing/use-typed-number.ts";

interface TypedFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number | null;
  readonly maxLength: number;
  readonly delayMs: number;
  readonly unit?: string;
  readonly hint?: string;
  readonly error?: string | null;
  /** Marks the field as wrong while its message stands elsewhere under this id. */
  readonly errorId?: string;
  /** The number is checked after a key is released, not only after it has changed. */
  readonly checkOnRelease?: boolean;
  readonly onTyping: () => void;
  readonly commit: (value: number | null) => void;
}

/** A labelled number that is typed and taken over after a pause. */
export function TypedField({ label, name, hint, error, errorId, checkOnRelease, ...typed }: TypedFieldProps) {
  const { text, onText, onRelease } = useTypedNumber(typed);
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <DigitsInput
          id={id}
          name={name}
          text={text}
          maxLength={typed.maxLength}
          unit={typed.unit}
          invalid={Boolean(error) || errorId !== undefined}
          describedBy={describedBy ?? errorId}
          onText={onText}
          onRelease={checkOnRelease ? onRelease : undefined}
        />
      )}
    </Field>
  );
}
