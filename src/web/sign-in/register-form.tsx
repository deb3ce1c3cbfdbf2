import { useState } from "react";
import { registrationForm } from "#domain/account/forms.ts";
import { accountLimits } from "#domain/account/limits.ts";
import { Button } from "#ui/button.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { useEmailCheck } from "#web/forms/email-check.ts";
import type { SubmittedFields } from "#web/forms/form-state.ts";
import { Form, FormFooter, PasswordField, TextField } from "#web/forms/form.tsx";
import { NameFields } from "#web/forms/person-fields.tsx";
import { useSendForm } from "#web/forms/use-send-form.ts";
import { EmailRegisteredDialog } from "./email-registered-dialog.tsx";
import styles from "./sign-in.module.css";

interface RegisterFormProps {
  readonly onRegistered: (email: string) => void;
  /** What came back when it was sent without a script. */
  readonly sent?: SubmittedFields;
}

/** REGISTER: names, address and password. An address that has an account leads to its password on the spot. */
export function RegisterForm({ onRegistered, sent }: RegisterFormProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const check = useEmailCheck({ registered: "email-used" });
  const form = useSendForm({
    schema: registrationForm,
    send: (body) => callShop("POST auth/register", { body }),
    onDone: ({ email }) => onRegistered(email),
    sent,
  });
  const message = form.fields.email ?? check.message;
  const checked = message ? { fields: { ...form.fields, email: message } } : form;
  const clearEmail = () => {
    setAsked(null);
    check.clear();
  };
  return (
    <>
      <Form form={form} method="post" action="/register">
        <NameFields
          names={["first_name", "last_name"]}
          startText={[sent?.typed.first_name, sent?.typed.last_name]}
          form={form}
        />
        <TextField
          ref={check.input}
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          required
          startText={sent?.typed.email}
          live
          form={checked}
          onText={check.onText}
        />
        {check.registered !== null && (
          <div>
            <Button look="plain" onClick={() => setAsked(check.registered)}>
              Sign in with this address
            </Button>
          </div>
        )}
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${accountLimits.passwordMin} characters`}
          form={form}
        />
        <p className={styles.terms}>
          With an account you agree to our <a href="/terms">terms</a>. See <a href="/privacy">what we keep</a>{" "}
          and for how long.
        </p>
        <FormFooter form={form} words={["Create account", "Creating your account"]} />
      </Form>
      {asked !== null && <EmailRegisteredDialog email={asked} onCancel={clearEmail} />}
    </>
  );
}
