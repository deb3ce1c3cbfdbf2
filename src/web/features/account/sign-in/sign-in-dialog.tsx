import { useId, useState } from "react";
import { accountDelays } from "#domain/account/limits.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useAfterDelay } from "../pending/use-after-delay.ts";
import { openDialog } from "../pending/open-dialog.ts";
import { Success } from "#web/forms/success.tsx";
import { isOpenToGuests, continueAsGuest } from "../pending/guest-choice.ts";
import { pendingAction, successMessage } from "../pending/pending-action.ts";
import { RegisterForm } from "../register/register-form.tsx";
import { setVisitor } from "#web/calls/visitor-store.ts";
import { ForgotPassword } from "../password/forgot-password.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { Tabs, type SignInTab } from "./tabs.tsx";
import styles from "./sign-in-dialog.module.css";
import { Button } from "#web/ui/button.tsx";

/** The way past an account, for what a guest may do too. */
function ContinueAsGuest() {
  return (
    <div className={styles.guest}>
      <p>Rather not sign in?</p>
      <Button look="quiet" onClick={continueAsGuest}>
        Continue as a guest
      </Button>
    </div>
  );
}

interface SignInDialogProps {
  readonly tab: SignInTab;
  readonly onClose: () => void;
}

function mayBeGuest(): boolean {
  const pending = pendingAction();
  return pending !== null && isOpenToGuests(pending.kind);
}

function verifyNext(email: string): void {
  return openDialog({ name: "verification", email });
}

/** The dialog 'Sign in': SIGN IN and REGISTER, Forgot Password, and what is said between a registration and its code. */
export function SignInDialog({ tab: firstTab, onClose }: SignInDialogProps) {
  const id = useId();
  const [tab, setTab] = useState(firstTab);
  const [email, setEmail] = useState("");
  const [forgot, setForgot] = useState(false);
  const [registered, setRegistered] = useState<string | null>(null);
  const [forGuests] = useState(mayBeGuest);
  useAfterDelay(accountDelays.verificationOpensMs, registered, verifyNext);
  const panel = (name: SignInTab) => ({
    role: "tabpanel",
    id: `${id}-${name}-panel`,
    "aria-labelledby": `${id}-${name}`,
    hidden: tab !== name,
  });
  if (registered !== null)
    return (
      <Dialog title="Sign in" onClose={onClose}>
        <Success heading="Thank you for registering" underWay={successMessage(pendingAction())} />
      </Dialog>
    );
  if (forgot)
    return (
      <Dialog title="Sign in" heading={<h2 className={styles.title}>Forgot Password</h2>} onClose={onClose}>
        <ForgotPassword
          email={email}
          onBack={(known) => {
            setEmail(known);
            setForgot(false);
          }}
        />
      </Dialog>
    );
  return (
    <Dialog title="Sign in" heading={<Tabs id={id} chosen={tab} onChoose={setTab} />} onClose={onClose}>
      <div {...panel("sign-in")}>
        <SignInForm
          email={email}
          onSignedIn={setVisitor}
          onVerify={verifyNext}
          onForgot={(typed) => {
            setEmail(typed);
            setForgot(true);
          }}
        />
      </div>
      <div {...panel("register")}>
        <RegisterForm onRegistered={setRegistered} />
      </div>
      {forGuests && <ContinueAsGuest />}
    </Dialog>
  );
}
