import { useState } from "react";
import * as z from "zod/mini";
import { givenPassword } from "#domain/account/fields.ts";
import { accountDelays } from "#domain/account/limits.ts";
import { messageOf } from "#domain/messages.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { Answer } from "#calls/make-call.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { setVisitor, type Visitor } from "#web/calls/visitor-store.ts";
import { useFocusFirstField } from "#web/forms/form-state.ts";
import styles from "#web/forms/form.module.css";
import { Form, FormFooter, PasswordField } from "#web/forms/form.tsx";
import { Success } from "#web/forms/success.tsx";
import { useSendForm } from "#web/forms/use-send-form.ts";
import { openDialog } from "./open-dialog.ts";
import { pendingAction } from "./pending-action.ts";
import { successMessage, useAfterDelay } from "./pending-flow.ts";

const passwordForm = z.object({ password: givenPassword("guest-password-required") });

/** A wrong password in the words of this dialog (quotes-and-accounts.md 5, Guest sign-in). */
function withPasswordError(answer: Answer<Visitor>): Answer<Visitor> {
  return answer.ok || answer.status !== 401
    ? answer
    : { ...answer, fields: { password: messageOf("guest-password-incorrect") } };
}

/** Who signed in with a temporary password chooses a new one before anything else. */
function resumePending(visitor: Visitor): void {
  setVisitor(visitor);
  if (visitor.user?.must_change_password) openDialog({ name: "change-password" });
}

interface EmailRegisteredDialogProps {
  readonly email: string;
  /** The visitor would rather use another address. */
  readonly onCancel: () => void;
}

/** 'Email Already Registered!': the password on the spot; two seconds after the right one the flow goes on. */
export function EmailRegisteredDialog({ email, onCancel }: EmailRegisteredDialogProps) {
  const [signedIn, setSignedIn] = useState<Visitor | null>(null);
  const form = useSendForm({
    schema: passwordForm,
    send: async ({ password }) =>
      withPasswordError(await callShop("POST auth/login", { body: { email, password } })),
    onDone: setSignedIn,
  });
  useFocusFirstField(form.ref);
  useAfterDelay(accountDelays.afterGuestSignInMs, signedIn, resumePending);
  return (
    <Dialog
      title="Email Already Registered!"
      onClose={() => (signedIn === null ? onCancel() : resumePending(signedIn))}
    >
      {signedIn?.user ? (
        <Success
          heading={`Welcome back, ${signedIn.user.first_name}`}
          underWay={successMessage(pendingAction())}
        />
      ) : (
        <Form form={form}>
          <p className={styles.words}>
            <strong>{email}</strong> has an account with us. Enter its password to go on; nothing you typed is
            lost.
          </p>
          <PasswordField label="Password" name="password" autoComplete="current-password" form={form} />
          <FormFooter form={form} words={["Sign in", "Signing in"]}>
            <Button look="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </FormFooter>
        </Form>
      )}
    </Dialog>
  );
}
