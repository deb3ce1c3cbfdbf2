import { useEffect, useState } from "react";
import { DigitsInput } from "#web/ui/fields/digits-input.tsx";
import { Field } from "#web/ui/fields/field.tsx";

interface TypedCountProps {
  readonly label: string;
  readonly name: string;
  readonly value: number | null;
  readonly maxLength: number;
  readonly hint?: string;
  readonly unit?: string;
  readonly error?: string;
  /** The label stands in the empty field, not above it. */
  readonly compact?: boolean;
  /** Marks the field as wrong while its message stands elsewhere under this id. */
  readonly errorId?: string;
  /** How long what is typed stays as it is before it reads as a number ("007" as "7"). */
  readonly tidyAfterMs?: number;
  readonly required?: boolean;
  readonly onCount: (value: number | null) => void;
}

function numberIn(digits: string): number | null {
  return digits === "" ? null : Number(digits);
}

/** A whole number that is typed: it counts with every key, and is tidied when the typing has paused. */
export function TypedCount({
  label,
  hint,
  error,
  errorId,
  value,
  tidyAfterMs = 0,
  compact = false,
  ...rest
}: TypedCountProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const standing = draft !== null && numberIn(draft) === value ? draft : null;
  useEffect(() => {
    if (standing === null || tidyAfterMs === 0) return undefined;
    const timer = setTimeout(() => setDraft(null), tidyAfterMs);
    return () => clearTimeout(timer);
  }, [standing, tidyAfterMs]);
  const input = (ids: { readonly id?: string; readonly describedBy?: string }) => (
    <DigitsInput
      id={ids.id}
      label={compact ? label : undefined}
      placeholder={compact ? label : undefined}
      name={rest.name}
      text={standing ?? value?.toString() ?? ""}
      maxLength={rest.maxLength}
      unit={rest.unit}
      invalid={error !== undefined || errorId !== undefined}
      describedBy={ids.describedBy ?? errorId}
      onText={(digits) => {
        setDraft(digits);
        rest.onCount(numberIn(digits));
      }}
    />
  );
  return compact ? (
    input({})
  ) : (
    <Field label={label} hint={hint} error={error} live>
      {input}
    </Field>
  );
}
