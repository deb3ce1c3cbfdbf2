import { Link } from "react-router";
import { accountLimits } from "#domain/account/limits.ts";
import { POINT_WORTH } from "#domain/cart/points-use.ts";
import { Button } from "#ui/button.tsx";
import { openDialog } from "#web/sign-in/open-dialog.ts";
import styles from "./page.module.css";

/** What a visitor sees in place of an account. */
export function SignInPrompt() {
  return (
    <>
      <h1>Your account</h1>
      <p className={styles.lead}>
        Sign in to see your quotations, requests, designs, addresses and points. New here? An account takes a
        minute, and new members start with {accountLimits.registrationPoints} points. {POINT_WORTH}.
      </p>
      <div className={styles.ways}>
        <Button look="main" onClick={() => openDialog({ name: "sign-in", tab: "sign-in" })}>
          Sign in
        </Button>
        <Link to="/register" className={styles.way}>
          Create an account
        </Link>
      </div>
      <noscript>
        <p className={styles.note}>The account page needs JavaScript. You can register without it.</p>
      </noscript>
    </>
  );
}
