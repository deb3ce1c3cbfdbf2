import { Button } from "#web/ui/button.tsx";
import { callStudio } from "../calls/call-studio.ts";
import type { Entry } from "../calls/entry.ts";
import { useSending } from "../calls/use-sending.ts";
import { CodeField } from "./code-field.tsx";
import { EntranceFrame, FormFault } from "./entrance-frame.tsx";
import styles from "./entrance.module.css";

interface SecondFactorStepProps {
  readonly onEntered: (entry: Entry) => unknown;
  /** It is somebody else, or the time for it is over. */
  readonly onOther: () => void;
}

/** The second factor, after a right password. */
export function SecondFactorStep({ onEntered, onOther }: SecondFactorStepProps) {
  const { isBusy, onSubmit, fault, faultOf, refused } = useSending(
    (typed) => callStudio("POST second-factor/time-code", { body: { code: typed("code") } }),
    onEntered,
  );
  return (
    <EntranceFrame title="Your second key" note="Open your authenticator app and type the code it shows now.">
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <CodeField fault={faultOf("code")} />
        <FormFault words={fault} />
        <Button look="main" type="submit" busy={isBusy}>
          Sign in
        </Button>
      </form>
      <Button look="plain" onClick={onOther}>
        {refused?.status === 401 ? "Begin again" : "Sign in as somebody else"}
      </Button>
    </EntranceFrame>
  );
}
