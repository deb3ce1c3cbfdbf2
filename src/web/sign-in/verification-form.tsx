import type { ReplyTo } from "#contract/calls.ts";
import { verificationForm } from "#domain/account/forms.ts";
import { codeRules } from "#domain/account/limits.ts";
import { messageOf } from "#domain/messages.ts";
import { Field } from "#ui/fields/field.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { type SubmittedFields, useFocusFirstField } from "#web/forms/form-state.ts";
import styles from "#web/forms/form.module.css";
import { Form, FormFooter } from "#web/forms/form.tsx";
import { type SendForm, useSendForm } from "#web/forms/use-send-form.ts";
import verification from "./sign-in.module.css";

/**
 * What stands under a code that was refused. For a wrong one the error catalogue has the sentence that asked for it
 * (quotes-and-accounts.md 8), so it is said before that what is wrong.
 */
export function wrongCodeMessage(message: string | undefined): string | undefined {
  return message === messageOf("code-incorrect") ? `That code is not right. ${message}` : message;
}

/** The six digits of the mail; a code pasted with spaces is as good. */
function CodeField({ form }: { readonly form: Pick<SendForm, "fields"> }) {
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
          className={verification.code}
          aria-required="true"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}

interface VerificationFormProps {
  readonly email: string;
  readonly onVerified: (verified: ReplyTo<"POST auth/verify">) => void;
  /** What was wrong when it was sent without a script. */
  readonly sent?: SubmittedFields;
}

/** The code of the mail. Without a script it is sent to the page `/register`. */
export function VerificationForm({ email, onVerified, sent }: VerificationFormProps) {
  const form = useSendForm({
    schema: verificationForm,
    send: (body) => callShop("POST auth/verify", { body }),
    onDone: onVerified,
    sent,
  });
  useFocusFirstField(form.ref);
  return (
    <Form form={form} method="post" action="/register">
      <p className={styles.words}>
        {messageOf("code-incorrect")} It went to <strong>{email}</strong>.
      </p>
      <input type="hidden" name="email" value={email} />
      <CodeField form={form} />
      <FormFooter form={form} words={["Verify", "Verifying"]} />
    </Form>
  );
}
