import { codeRules } from "#domain/account/limits.ts";
import { Field } from "#web/ui/fields/field.tsx";
import type { SendForm } from "#web/forms/use-send-form.ts";
import { wrongCodeMessage } from "./wrong-code-message.ts";
import styles from "./verification.module.css";

/** The six digits of the mail; a code pasted with spaces is as good. */
export function CodeField({ form }: { readonly form: Pick<SendForm, "fields"> }) {
  const error = wrongCodeMessage(form.fields.code);
  return (
    <Field label="Verification code" hint={`${codeRules.digits} digits`} error={error}>
      {({ id, describedBy }) => (
        <input
          id={id}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeRules.digits * 2}
          className={styles.code}
          aria-required="true"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}
