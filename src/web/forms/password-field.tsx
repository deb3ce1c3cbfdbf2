import { useState } from "react";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import styles from "./form.module.css";
import type { SendForm } from "./use-send-form.ts";

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly hint?: string;
  readonly form: Pick<SendForm, "fields">;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, form, name, autoComplete }: PasswordFieldProps) {
  const [seen, setSeen] = useState(false);
  const error = form.fields[name];
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className={styles.password}>
          <TextInput
            {...ids}
            name={name}
            type={seen ? "text" : "password"}
            autoComplete={autoComplete}
            required
            invalid={error !== undefined}
          />
          <button
            type="button"
            className={styles.look}
            aria-label={`${seen ? "Hide" : "Show"} ${label.toLowerCase()}`}
            onClick={() => setSeen(!seen)}
          >
            {seen ? "Hide" : "Show"}
          </button>
        </span>
      )}
    </Field>
  );
}
