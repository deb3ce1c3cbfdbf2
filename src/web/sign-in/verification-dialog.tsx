import { useState } from "react";
import { accountDelays } from "#domain/account/limits.ts";
import { POINT_WORTH } from "#domain/cart/points-use.ts";
import { Dialog } from "#ui/dialog.tsx";
import type { ReplyTo } from "#contract/calls.ts";
import styles from "#web/forms/form.module.css";
import { Success } from "#web/forms/success.tsx";
import { useAfterDelay } from "./use-after-delay.ts";
import { pendingAction } from "./pending-action.ts";
import { successMessage } from "./pending-flow.ts";
import { setVisitor } from "#web/calls/visitor-store.ts";
import { ResendCode } from "./resend-code.tsx";
import { VerificationForm } from "./verification-form.tsx";

interface VerificationDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** The dialog 'Email Verification': the code of the mail; two seconds after the right one the flow goes on. */
export function VerificationDialog({ email, onClose }: VerificationDialogProps) {
  const [verified, setVerified] = useState<ReplyTo<"POST auth/verify"> | null>(null);
  useAfterDelay(accountDelays.afterVerificationMs, verified, setVisitor);
  if (verified !== null)
    return (
      <Dialog title="Email Verification" onClose={() => setVisitor(verified)}>
        <Success heading={verified.message} underWay={successMessage(pendingAction())}>
          <p className={styles.words}>
            <strong>{verified.points} points</strong> are waiting in your account. {POINT_WORTH}.
          </p>
        </Success>
      </Dialog>
    );
  return (
    <Dialog title="Email Verification" onClose={onClose}>
      <VerificationForm email={email} onVerified={setVerified} />
      <ResendCode email={email} />
    </Dialog>
  );
}
