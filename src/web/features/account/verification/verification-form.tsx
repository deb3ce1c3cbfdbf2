import { verificationForm } from "#domain/account/forms.ts";
import { messageOf } from "#domain/messages.ts";
import type { ReplyTo } from "#contract/calls.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { FormFooter } from "#web/forms/form-footer.tsx";
import type { SentForm } from "#web/forms/form-state.ts";
import styles from "#web/forms/form.module.css";
import { useFocusFirstField } from "#web/forms/use-focus-first-field.ts";
import { useSendForm } from "#web/forms/use-send-form.ts";
import { CodeField } from "./code-field.tsx";

interface VerificationFormProps {
  readonly email: string;
  readonly onVerified: (verified: ReplyTo<"POST auth/verify">) => void;
  /** What was wrong when it was sent without a script. */
  readonly sent?: SentForm;
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
    <form
      ref={form.ref}
      method="post"
      action="/register"
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <p className={styles.words}>
        {messageOf("code-incorrect")} It went to <strong>{email}</strong>.
      </p>
      <input type="hidden" name="email" value={email} />
      <CodeField form={form} />
      <FormFooter form={form} words={["Verify", "Verifying"]} />
    </form>
  );
}
