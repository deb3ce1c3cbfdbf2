import { useId, useState } from "react";
import { forgotPasswordForm, signInForm } from "#domain/account/forms.ts";
import { accountDelays, temporaryPasswordRules } from "#domain/account/limits.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TabPanel, Tabs } from "#ui/layout/tabs.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { setVisitor, type Visitor } from "#web/calls/visitor-store.ts";
import { useFocusFirstField } from "#web/forms/form-state.ts";
import formStyles from "#web/forms/form.module.css";
import { Form, FormFooter, PasswordField, TextField } from "#web/forms/form.tsx";
import { Success } from "#web/forms/success.tsx";
import { useSendForm } from "#web/forms/use-send-form.ts";
import { openDialog } from "./open-dialog.ts";
import { pendingAction } from "./pending-action.ts";
import { continueAsGuest, isOpenToGuests, successMessage, useAfterDelay } from "./pending-flow.ts";
import { RegisterForm } from "./register-form.tsx";
import styles from "./sign-in.module.css";

const signIn = { key: "sign-in", name: "SIGN IN" } as const;
const register = { key: "register", name: "REGISTER" } as const;

function mayBeGuest(): boolean {
  const pending = pendingAction();
  return pending !== null && isOpenToGuests(pending.kind);
}

function verifyNext(email: string): void {
  return openDialog({ name: "verification", email });
}

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

/** The address as it stands in a form. */
export function emailIn(form: HTMLFormElement | null): string {
  return form?.querySelector<HTMLInputElement>("input[name='email']")?.value ?? "";
}

interface SignInFormProps {
  /** The address that was typed before. */
  readonly email: string;
  readonly onSignedIn: (visitor: Visitor) => void;
  /** The address still waits for its code. */
  readonly onVerify: (email: string) => void;
  readonly onForgot: (emailIn: string) => void;
}

/** SIGN IN: address and password. */
function SignInForm({ email, onSignedIn, onVerify, onForgot }: SignInFormProps) {
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
        <Button look="plain" onClick={() => onForgot(emailIn(form.ref.current))}>
          Forgot Password?
        </Button>
      </div>
      <FormFooter form={form} words={["Sign in", "Signing in"]} />
    </Form>
  );
}

const minutes = temporaryPasswordRules.lifeMs / 60_000;

interface ForgotPasswordProps {
  /** The address that was typed to sign in. */
  readonly email: string;
  readonly onBack: (email: string) => void;
}

/** Forgot Password, then 'temporary password sent'; the shop answers alike whether the address has an account or not. */
function ForgotPassword({ email, onBack }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSendForm({
    schema: forgotPasswordForm,
    send: (body) => callShop("POST auth/forgot-password", { body }),
    onDone: (_nothing, typed) => setSentTo(typed.email),
  });
  useFocusFirstField(form.ref);
  const back = (
    <Button look="plain" onClick={() => onBack(sentTo ?? emailIn(form.ref.current))}>
      BACK TO SIGN IN
    </Button>
  );
  if (sentTo !== null)
    return (
      <Success heading="Temporary password sent">
        <p className={formStyles.words}>
          If <strong>{sentTo}</strong> has an account, a temporary password is on its way to it. It works for{" "}
          {minutes} minutes; you will choose a new one right after signing in.
        </p>
        {back}
      </Success>
    );
  return (
    <Form form={form}>
      <p className={formStyles.words}>
        Tell us your email address and we will send you a temporary password.
      </p>
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

interface SignInDialogProps {
  readonly tab: "sign-in" | "register";
  readonly onClose: () => void;
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
