import { useId, useState } from "react";
import { accountDelays } from "#domain/account/limits.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TabPanel, Tabs } from "#ui/layout/tabs.tsx";
import { useAfterDelay } from "./use-after-delay.ts";
import { openDialog } from "./open-dialog.ts";
import { Success } from "#web/forms/success.tsx";
import { isOpenToGuests } from "./guest-choice.ts";
import { pendingAction } from "./pending-action.ts";
import { successMessage } from "./pending-flow.ts";
import { RegisterForm } from "./register-form.tsx";
import { setVisitor } from "#web/calls/visitor-store.ts";
import { ForgotPassword } from "./forgot-password.tsx";
import { ContinueAsGuest } from "./continue-as-guest.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in-dialog.module.css";

const signIn = { key: "sign-in", name: "SIGN IN" } as const;
const register = { key: "register", name: "REGISTER" } as const;

interface SignInDialogProps {
  readonly tab: "sign-in" | "register";
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
  const tabs = (
    <Tabs id={id} label="Sign in or register" tabs={[signIn, register]} chosen={tab} onChoose={setTab} />
  );
  return (
    <Dialog title="Sign in" heading={tabs} onClose={onClose}>
      <TabPanel id={id} tab={signIn} chosen={tab}>
        <SignInForm
          email={email}
          onSignedIn={setVisitor}
          onVerify={verifyNext}
          onForgot={(typed) => {
            setEmail(typed);
            setForgot(true);
          }}
        />
      </TabPanel>
      <TabPanel id={id} tab={register} chosen={tab}>
        <RegisterForm onRegistered={setRegistered} />
      </TabPanel>
      {forGuests && <ContinueAsGuest />}
    </Dialog>
  );
}
