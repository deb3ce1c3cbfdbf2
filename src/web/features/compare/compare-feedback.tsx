import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { openCompare } from "./open-compare.ts";
import styles from "./compare-feedback.module.css";

interface CompareNewsProps {
  readonly ok: boolean;
  readonly words: string;
}

/** What came of "Add to Compare", and the way to what is compared. */
export function CompareNews({ ok, words }: CompareNewsProps) {
  return (
    <div className={styles.news}>
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
