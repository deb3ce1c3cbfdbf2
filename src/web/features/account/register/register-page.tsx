import { useState } from "react";
import { Link } from "react-router";
import { accountDelays, accountLimits } from "../../../../domain/account/limits.ts";
import { say } from "../../../../domain/account/messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { openDialog } from "../dialogs/open-dialog.ts";
import { Success } from "../form/success.tsx";
import { useVisitor } from "../session/visitor-store.ts";
import { RegisterForm } from "./register-form.tsx";
import styles from "./register-page.module.css";

const verifyNext = (email: string): void => {
  setTimeout(() => openDialog({ name: "verification", email }), accountDelays.verificationOpensMs);
};

const Home = () => (
  <Link to="/" className={styles.home}>
    Return To Home Page
  </Link>
);

/** The page `/register`: the form of the dialog's REGISTER tab, and the way home after success. */
export const RegisterPage = () => {
  const user = useVisitor()?.user ?? null;
  const [registered, setRegistered] = useState<string | null>(null);
  if (user)
    return (
      <div className={styles.page}>
        <Success heading={registered === user.email ? say("email-verified") : "You are signed in"}>
          <h1 className={styles.small}>Welcome to the shop, {user.first_name}</h1>
          <Home />
        </Success>
      </div>
    );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Create your account</h1>
      <p className={styles.lead}>
        Keep your quotations and addresses in one place. New members start with{" "}
        {accountLimits.registrationPoints} points.
      </p>
      <div className={styles.card}>
        <RegisterForm
          onRegistered={(email) => {
            setRegistered(email);
            verifyNext(email);
          }}
        />
      </div>
      <p className={styles.other}>
        Already have an account?{" "}
        <Button look="plain" onClick={() => openDialog({ name: "sign-in", tab: "sign-in" })}>
          Sign in
        </Button>
      </p>
    </div>
  );
};
