import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { openCompare } from "./compared-keys.ts";
import styles from "./compare-feedback.module.css";

interface CompareFeedbackProps {
  readonly ok: boolean;
  readonly words: string;
}

/** What came of "Add to Compare", and the way to what is compared. */
export function CompareFeedback({ ok, words }: CompareFeedbackProps) {
  return (
    <div className={styles.feedback}>
      <Message tone={ok ? "done" : "error"}>
        {words}{" "}
        {ok && (
          <Button look="plain" onClick={openCompare}>
            Compare now
          </Button>
        )}
      </Message>
    </div>
  );
}
