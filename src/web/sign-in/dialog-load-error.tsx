import { unexpectedMessage } from "#domain/first-messages.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import styles from "./dialog-load-error.module.css";

interface DialogLoadErrorProps {
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** In place of a dialog whose script did not come; what is typed on the page stays. */
export function DialogLoadError({ onAgain, onClose }: DialogLoadErrorProps) {
  return (
    <div role="alert" className={styles.missing}>
      <Message tone="error">{unexpectedMessage}</Message>
      <div className={styles.ways}>
        <Button look="plain" onClick={onAgain}>
          Try again
        </Button>
        <Button look="plain" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
