import { type ComponentProps, useState } from "react";
import { Link } from "react-router";
import { accountDelays, accountLimits } from "#domain/account/limits.ts";
import { POINT_WORTH } from "#domain/cart/points-use.ts";
import { messageOf } from "#domain/messages.ts";
import button from "#ui/button.module.css";
import { Button } from "#ui/button.tsx";
import { readAnswer } from "#web/calls/call-shop.ts";
import { setVisitor, useVisitor } from "#web/calls/visitor-store.ts";
import type { SubmittedFields } from "#web/forms/form-state.ts";
import { Success } from "#web/forms/success.tsx";
import page from "#web/site/narrow-page.module.css";
import { openDialog } from "./open-dialog.ts";
import { RegisterForm } from "./register-form.tsx";
import { VerificationForm } from "./verification-form.tsx";
import styles from "./sign-in.module.css";

function Home() {
  return (
    <Link to="/" className={button.button} data-look="main">
      Return To Home Page
    </Link>
  );
}

function Done({ heading, name }: { readonly heading: string; readonly name?: string }) {
  return (
    <div className={page.page}>
      <Success heading={heading}>
        <h1 className={styles.small}>Welcome to the shop{name && `, ${name}`}</h1>
        <Home />
      </Success>
    </div>
  );
}

/** The second step where no script runs; with one, it is the dialog 'Email Verification'. */
function Code({ email, sent }: { readonly email: string; readonly sent?: SubmittedFields }) {
  return (
    <div className={page.page}>
      <h1>Email Verification</h1>
      <div className={page.card}>
        <VerificationForm email={email} sent={sent} onVerified={setVisitor} />
      </div>
    </div>
  );
}

function Form({ sent, onRegistered }: ComponentProps<typeof RegisterForm>) {
  return (
    <div className={page.page}>
      <h1>Create your account</h1>
      <p className={page.lead}>
        Keep your quotations and addresses in one place. New members start with{" "}
        {accountLimits.registrationPoints} points. {POINT_WORTH}.
      </p>
      <div className={page.card}>
        <RegisterForm sent={sent} onRegistered={onRegistered} />
      </div>
      <p className={styles.other}>
        Already have an account?{" "}
        <Button look="plain" onClick={() => openDialog({ name: "sign-in", tab: "sign-in" })}>
          Sign in
        </Button>
      </p>
    </div>
  );
}

/** Where a registration that is sent without a script stands. */
type RegistrationStep =
  | { readonly at: "form"; readonly sent?: SubmittedFields }
  | { readonly at: "code"; readonly email: string; readonly sent?: SubmittedFields }
  | { readonly at: "done" };

/** The call a sent form is for: the second one of the page has a code. */
export function callOf(typed: Readonly<Record<string, string>>): "auth/register" | "auth/verify" {
  return "code" in typed ? "auth/verify" : "auth/register";
}

/** The step after a form was sent; what was typed comes back, except for the password. */
export function stepAfter(
  { password: _password, ...typed }: Readonly<Record<string, string>>,
  answer: { readonly status: number; readonly body: unknown },
): RegistrationStep {
  const read = readAnswer<unknown, unknown>(answer.status, answer.body);
  const email = typed.email ?? "";
  const isCode = callOf(typed) === "auth/verify";
  if (read.ok) return isCode ? { at: "done" } : { at: "code", email };
  const sent = { fields: read.fields, message: read.message, typed };
  return isCode ? { at: "code", email, sent } : { at: "form", sent };
}

/** The page `/register`: the form of the dialog's REGISTER tab, and the way home after success. */
export function RegisterPage({ step }: { readonly step: RegistrationStep }) {
  const user = useVisitor()?.user ?? null;
  const [registered, setRegistered] = useState<string | null>(null);
  const isNew = step.at !== "form" || (registered !== null && registered === user?.email);
  if (user)
    return (
      <Done heading={isNew ? messageOf("email-verified") : "You are signed in"} name={user.first_name} />
    );
  if (step.at === "done") return <Done heading={messageOf("email-verified")} />;
  if (step.at === "code") return <Code email={step.email} sent={step.sent} />;
  const verifyNext = (email: string) => {
    setRegistered(email);
    setTimeout(() => openDialog({ name: "verification", email }), accountDelays.verificationOpensMs);
  };
  return <Form sent={step.sent} onRegistered={verifyNext} />;
}
