import { useId } from "react";
import type { FormState } from "#web/forms/form-state.ts";
import { FormFooter } from "#web/forms/form-footer.tsx";
import styles from "./send-footer.module.css";

interface SendFooterProps {
  readonly state: FormState;
  /** How much of the form has left, from 0 to 1. */
  readonly progress: number;
  /** Why it cannot be sent as it is; null when it can. */
  readonly reason: string | null;
}

function Progress({ progress }: { readonly progress: number }) {
  const percent = Math.round(progress * 100);
  const words = percent === 100 ? "Sent. Waiting for the shop to answer." : `Sending, ${percent}%`;
  return (
    <div className={styles.progress}>
      <progress aria-label="Upload" max={100} value={percent} className={styles.bar} />
      <span className={styles.words}>{words}</span>
    </div>
  );
}

/** What is wrong with the form as a whole, how far it is on its way, and the button that sends it. */
export function SendFooter({ state, progress, reason }: SendFooterProps) {
  const reasonId = useId();
  return (
    <div className={styles.end}>
      <FormFooter
        form={state}
        words={["Send Quote", "Sending"]}
        disabled={reason !== null}
        describedBy={reason === null ? undefined : reasonId}
      >
        {state.busy && <Progress progress={progress} />}
        {!state.busy && reason !== null && (
          <p id={reasonId} className={styles.reason}>
            {reason}
          </p>
        )}
      </FormFooter>
    </div>
  );
}
