import { useState } from "react";
import { accountDelays } from "#domain/account/limits.ts";
import { Dialog } from "#ui/dialog.tsx";
import { setVisitor, type Visitor } from "#web/calls/visitor-store.ts";
import styles from "#web/forms/form.module.css";
import { Success } from "#web/forms/success.tsx";
import { PasswordForm } from "./password-form.tsx";
import { pendingAction } from "./pending-action.ts";
import { successMessage, useAfterDelay } from "./pending-flow.ts";

/**
 * After signing in with a temporary password: nothing else is open until it was changed. What was pending then goes on,
 * two seconds later as after every sign-in; with nothing pending the dialog closes at once.
 */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [changed, setChanged] = useState<Visitor | null>(null);
  useAfterDelay(accountDelays.afterVerificationMs, changed, setVisitor);
  const taken = (visitor: Visitor) => (pendingAction() === null ? setVisitor(visitor) : setChanged(visitor));
  return (
    <Dialog
      title="Choose a new password"
      onClose={() => (changed === null ? onClose() : setVisitor(changed))}
    >
      {changed === null ? (
        <div className={styles.form}>
          <p className={styles.words}>
            You signed in with a temporary password. Please replace it before you go on.
          </p>
          <PasswordForm temporary onChanged={taken} />
        </div>
      ) : (
        <Success heading="Your password is changed" underWay={successMessage(pendingAction())} />
      )}
    </Dialog>
  );
}
