import { codeRules } from "#domain/account/limits.ts";
import { messageOf } from "#domain/messages.ts";
import { Field } from "#web/ui/fields/field.tsx";
import type { SendForm } from "#web/forms/use-send-form.ts";
import styles from "./verification.module.css";

/**
 * What stands under a code that was refused. For a wrong one the error catalogue has the sentence that asked for it
 * (quotes-and-accounts.md 8), so it is said before that what is wrong.
 */
export function wrongCodeMessage(message: string | undefined): string | undefined {
  return message === messageOf("code-incorrect") ? `That code is not right. ${message}` : message;
}

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
