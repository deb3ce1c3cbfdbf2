import { useSyncExternalStore } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { callStudio } from "../calls/call-studio.ts";
import { answerConfirming, confirming } from "../calls/confirming.ts";
import { useSending } from "../calls/use-sending.ts";
import { CodeField } from "./code-field.tsx";
import { FormFault } from "./entrance-frame.tsx";
import styles from "./entrance.module.css";

function ConfirmForm() {
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) => callStudio("POST second-factor/time-code", { body: { code: typed("code") } }),
    () => answerConfirming(true),
  );
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p>You were away for a while. Type the code your authenticator app shows now.</p>
      <CodeField fault={faultOf("code")} />
      <FormFault words={fault} />
      <Button look="main" type="submit" busy={isBusy}>
        Go on
      </Button>
    </form>
  );
}

/** Asks who was idle whether it is still them, whatever room they are in. */
export function ConfirmHost() {
  const isAsking = useSyncExternalStore(confirming.subscribe, confirming.isAsking);
  if (!isAsking) return null;
  return (
    <Dialog title="Is it still you?" onClose={() => answerConfirming(false)}>
      <ConfirmForm />
    </Dialog>
  );
}
