import { useState } from "react";
import { forgotPasswordForm } from "#domain/account/forms.ts";
import { temporaryPasswordRules } from "#domain/account/limits.ts";
import { Button } from "#ui/button.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { Form } from "#web/forms/form.tsx";
import { FormFooter } from "#web/forms/form-footer.tsx";
import styles from "#web/forms/form.module.css";
import { Success } from "#web/forms/success.tsx";
import { TextField } from "#web/forms/text-field.tsx";
import { useFocusFirstField } from "#web/forms/use-focus.ts";
import { typedEmail } from "./typed-email.ts";
import { useSendForm } from "#web/forms/use-send-form.ts";

const minutes = temporaryPasswordRules.lifeMs / 60_000;

interface ForgotPasswordProps {
  /** The address that was typed to sign in. */
  readonly email: string;
  readonly onBack: (email: string) => void;
}

/** Forgot Password, then 'temporary password sent'; the shop answers alike whether the address has an account or not. */
export function ForgotPassword({ email, onBack }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSendForm({
    schema: forgotPasswordForm,
    send: (body) => callShop("POST auth/forgot-password", { body }),
    onDone: (_nothing, typed) => setSentTo(typed.email),
  });
  useFocusFirstField(form.ref);
  const back = (
    <Button look="plain" onClick={() => onBack(sentTo ?? typedEmail(form.ref.current))}>
      BACK TO SIGN IN
    </Button>
  );
  if (sentTo !== null)
    return (
      <Success heading="Temporary password sent">
        <p className={styles.words}>
          If <strong>{sentTo}</strong> has an account, a temporary password is on its way to it. It works for{" "}
          {minutes} minutes; you will choose a new one right after signing in.
        </p>
        {back}
      </Success>
    );
  return (
    <Form form={form}>
      <p className={styles.words}>Tell us your email address and we will send you a temporary password.</p>
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        required
        startText={email}
        form={form}
      />
      <FormFooter form={form} words={["Send temporary password", "Sending"]} />
      <div>{back}</div>
    </Form>
  );
}
