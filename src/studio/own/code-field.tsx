import { useEffect, useRef } from "react";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";

/** Six digits of an app; a phone shows its digits, and a password keeper fills them in. */
export function CodeField({ fault }: { readonly fault: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label="Six digits" error={fault} live>
      {({ id, describedBy }) => (
        <TextInput
          id={id}
          ref={input}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          invalid={fault !== null}
          describedBy={describedBy}
          required
        />
      )}
    </Field>
  );
}
