import { useEffect, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { TryAgain } from "#web/ui/feedback/try-again.tsx";
import { callStudio } from "../calls/call-studio.ts";
import type { Entry } from "../calls/entry.ts";
import { useSending } from "../calls/use-sending.ts";
import { CodeField } from "./code-field.tsx";
import { EntranceFrame, FormFault } from "./entrance-frame.tsx";
import styles from "./entrance.module.css";
import { DrawnQrCode } from "./drawn-qr-code.tsx";

interface NewTimeCode {
  readonly secret: string;
  readonly address: string;
}

/** A new time code; null until it is here, or words why it is not. */
function useNewTimeCode() {
  const [made, setMade] = useState<NewTimeCode | string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void callStudio("POST own/time-code").then((answer) => {
      if (isWanted) setMade(answer.ok ? answer.data : answer.message);
    });
    return () => {
      isWanted = false;
    };
  }, [tries]);
  return { made, again: () => setTries(tries + 1) };
}

/** "ABCD EFGH …", so that it can be typed over. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
}

interface FirstFactorStepProps {
  readonly entry: Entry;
  readonly onEntered: (entry: Entry) => unknown;
}

/** The first second factor: a code of an app, which shows that the app has it. */
export function FirstFactorStep({ entry, onEntered }: FirstFactorStepProps) {
  const { made, again } = useNewTimeCode();
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) => callStudio("POST own/time-code/confirm", { body: { code: typed("code") } }),
    onEntered,
  );
  return (
    <EntranceFrame
      title="Your second key"
      note={`Nobody gets in with a password alone, ${entry.staff.name}. Scan this with an authenticator app, then type the code it shows.`}
    >
      {typeof made === "string" && <TryAgain words={made} onAgain={again} />}
      {made !== null && typeof made === "object" && (
        <form className={styles.form} noValidate onSubmit={onSubmit}>
          <div className={styles.way}>
            <DrawnQrCode text={made.address} label="The time code, for an authenticator app" />
            <p>
              Or type it in: <span className={styles.secret}>{inGroups(made.secret)}</span>
            </p>
          </div>
          <CodeField fault={faultOf("code")} />
          <FormFault words={fault} />
          <Button look="main" type="submit" busy={isBusy}>
            Keep it and sign in
          </Button>
        </form>
      )}
    </EntranceFrame>
  );
}
