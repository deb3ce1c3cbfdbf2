import { Button } from "#ui/button.tsx";
import { continueAsGuest } from "./guest-choice.ts";
import styles from "./sign-in-dialog.module.css";

/** The way past an account, for what a guest may do too. */
export function ContinueAsGuest() {
  return (
    <div className={styles.guest}>
      <p>Rather not sign in?</p>
      <Button look="quiet" onClick={continueAsGuest}>
        Continue as a guest
      </Button>
    </div>
  );
}
