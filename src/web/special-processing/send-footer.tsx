import { useId } from "react";
import type { FormState } from "#web/forms/form-state.ts";
import { FormFooter } from "#web/forms/form-footer.tsx";
import type { UploadItem } from "#web/calls/uploads/upload-items.ts";
import { UploadProgress } from "#web/forms/uploads/upload-progress.tsx";
import styles from "./send-footer.module.css";

interface SendFooterProps {
  readonly state: FormState;
  /** The files that it waits for. */
  readonly uploads: readonly UploadItem[];
  /** Why it cannot be sent as it is; null when it can. */
  readonly reason: string | null;
}

/** What is wrong with the form as a whole, how far it is on its way, and the button that sends it. */
export function SendFooter({ state, uploads, reason }: SendFooterProps) {
  const reasonId = useId();
  return (
    <div className={styles.end}>
      <FormFooter
        form={state}
        words={["Send Quote", "Sending"]}
        disabled={reason !== null}
        describedBy={reason === null ? undefined : reasonId}
      >
        {state.busy && <UploadProgress uploads={uploads} />}
        {!state.busy && reason !== null && (
          <p id={reasonId} className={styles.reason}>
            {reason}
          </p>
        )}
      </FormFooter>
    </div>
  );
}
