import { useState } from "react";
import { Button } from "#ui/button.tsx";
import type { Entry } from "../calls/entry.ts";
import { NewPasskeyForm } from "../own/new-passkey-form.tsx";
import { NewTimeCodeForm } from "../own/new-time-code-form.tsx";
import { EntranceFrame } from "./entrance-frame.tsx";
import styles from "./entrance.module.css";

interface FirstFactorStepProps {
  readonly entry: Entry;
  readonly onEntered: (entry: Entry) => unknown;
}

/** The first second factor: a code of an app, or a passkey of this device. */
export function FirstFactorStep({ entry, onEntered }: FirstFactorStepProps) {
  const [isPasskey, setIsPasskey] = useState(false);
  const Form = isPasskey ? NewPasskeyForm : NewTimeCodeForm;
  return (
    <EntranceFrame
      title="Your second key"
      note={`Nobody gets in with a password alone, ${entry.staff.name}: choose what you also show when you sign in.`}
    >
      <Form look="main" action="Keep it and sign in" onAdded={onEntered} />
      <div className={styles.others}>
        <Button look="plain" onClick={() => setIsPasskey(!isPasskey)}>
          {isPasskey ? "Use an authenticator app instead" : "Use a passkey instead"}
        </Button>
      </div>
    </EntranceFrame>
  );
}
