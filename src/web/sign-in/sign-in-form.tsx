import { signInForm } from "#domain/account/forms.ts";
import { Button } from "#ui/button.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { Form } from "#web/forms/form.tsx";
import { FormFooter } from "#web/forms/form-footer.tsx";
import { PasswordField } from "#web/forms/password-field.tsx";
import { TextField } from "#web/forms/text-field.tsx";
import { useFocusFirstField } from "#web/forms/use-focus.ts";
import { typedEmail } from "./typed-email.ts";
import { useSendForm } from "#web/forms/use-send-form.ts";
import type { Visitor } from "#web/calls/visitor-store.ts";

interface SignInFormProps {
  /** The address that was typed before. */
  readonly email: string;
  readonly onSignedIn: (visitor: Visitor) => void;
  /** The address still waits for its code. */
  readonly onVerify: (email: string) => void;
  readonly onForgot: (typedEmail: string) => void;
}

/** SIGN IN: address and password. */
export function SignInForm({ email, onSignedIn, onVerify, onForgot }: SignInFormProps) {
  const form = useSendForm({
    schema: signInForm,
    send: (body) => callShop("POST auth/login", { body }),
    onDone: onSignedIn,
    onRefused: ({ error }, typed) => {
      if (error.needs_verification !== true) return false;
      onVerify(typed.email);
      return true;
    },
  });
  useFocusFirstField(form.ref);
  return (
    <Form form={form}>
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        required
        startText={email}
        form={form}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" form={form} />
      <div>
        <Button look="plain" onClick={() => onForgot(typedEmail(form.ref.current))}>
          Forgot Password?
        </Button>
      </div>
      <FormFooter form={form} words={["Sign in", "Signing in"]} />
    </Form>
  );
}
