import { passwordChangeForm } from "#domain/account/forms.ts";
import { accountLimits } from "#domain/account/limits.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { setVisitor, type Visitor } from "#web/calls/visitor-store.ts";
import { useFocusFirstField } from "#web/forms/form-state.ts";
import { Form, FormFooter, PasswordField } from "#web/forms/form.tsx";
import { useSendForm } from "#web/forms/use-send-form.ts";

interface PasswordFormProps {
  /** Signed in with a temporary password, which then counts as the old one. */
  readonly temporary: boolean;
  /** Takes over who has signed in anew; the page knows at once unless this is given. */
  readonly onChanged?: (visitor: Visitor) => void;
}

/** Old, new and repeated password. Every other device is signed out. */
export function PasswordForm({ temporary, onChanged = setVisitor }: PasswordFormProps) {
  const form = useSendForm({
    schema: passwordChangeForm,
    send: (body) => callShop("POST auth/change-password", { body }),
    onDone: (visitor) => {
      form.ref.current?.reset();
      onChanged(visitor);
    },
  });
  useFocusFirstField(form.ref, temporary);
  return (
    <Form form={form}>
      <PasswordField
        label={temporary ? "Temporary password" : "Old password"}
        name="old_password"
        autoComplete="current-password"
        form={form}
      />
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        hint={`At least ${accountLimits.passwordMin} characters`}
        form={form}
      />
      <PasswordField
        label="Confirm password"
        name="confirm_password"
        autoComplete="new-password"
        form={form}
      />
      <FormFooter form={form} look={temporary ? "main" : "quiet"} words={["Change password", "Changing"]} />
    </Form>
  );
}
