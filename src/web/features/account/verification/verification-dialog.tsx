import { useEffect, useState } from "react";
import { verificationForm } from "../../../../domain/account/forms/verification.ts";
import { accountDelays } from "../../../../domain/account/limits.ts";
import { say } from "../../../../domain/account/messages.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { verify } from "../calls/account-calls.ts";
import { FormEnd } from "../form/form-end.tsx";
import styles from "../form/form.module.css";
import { Success } from "../form/success.tsx";
import { useFirstField } from "../form/use-first-field.ts";
import { useSendForm } from "../form/use-send-form.ts";
import { pendingAction } from "../pending/browser-pending.ts";
import { successWords } from "../pending/pending-action.ts";
import { setVisitor } from "../session/visitor-store.ts";
import type { Visitor } from "../session/visitor.types.ts";
import { CodeField } from "./code-field.tsx";
import { ResendCode } from "./resend-code.tsx";

interface VerificationDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** The dialog 'Email Verification': the code of the mail; two seconds after the right one the flow goes on. */
export const VerificationDialog = ({ email, onClose }: VerificationDialogProps) => {
  const [verified, setVerified] = useState<(Visitor & { readonly message: string }) | null>(null);
  const form = useSendForm({ schema: verificationForm, send: verify, onDone: setVerified });
  useFirstField(form.ref);
  useEffect(() => {
    if (verified === null) return undefined;
    const timer = setTimeout(() => setVisitor(verified), accountDelays.afterVerificationMs);
    return () => clearTimeout(timer);
  }, [verified]);
  if (verified !== null)
    return (
      <Dialog title="Email Verification" onClose={() => setVisitor(verified)}>
        <Success heading={verified.message} underWay={successWords(pendingAction())}>
          <p className={styles.words}>
            <strong>{verified.points} points</strong> are waiting in your account.
          </p>
        </Success>
      </Dialog>
    );
  return (
    <Dialog title="Email Verification" onClose={onClose}>
      <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        <p className={styles.words}>
          {say("code-incorrect")} It went to <strong>{email}</strong>.
        </p>
        <input type="hidden" name="email" value={email} />
        <CodeField form={form} />
        <FormEnd form={form} words={["Verify", "Verifying"]} />
      </form>
      <ResendCode email={email} />
    </Dialog>
  );
};
