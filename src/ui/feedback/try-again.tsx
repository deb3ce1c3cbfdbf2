import { Button } from "#ui/button.tsx";
import { Message } from "./message.tsx";
import styles from "./try-again.module.css";

interface TryAgainProps {
  readonly words: string;
  readonly onAgain: () => void;
}

/** In place of something that could not be read: why, and another try. */
export function TryAgain({ words, onAgain }: TryAgainProps) {
  return (
    <div role="alert" className={styles.failed}>
      <Message tone="error">{words}</Message>
      <Button look="quiet" onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
}
