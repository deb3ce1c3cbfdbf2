import { Button } from "#ui/button.tsx";
import { useFocusWhen } from "#ui/layout/use-focus-when.ts";
import styles from "./removed-line.module.css";

interface RemovedLineProps {
  readonly name: string;
  readonly busy: boolean;
  /** It was taken out just now: the way back has the focus. */
  readonly justMoved: boolean;
  readonly onUndo: () => void;
}

/** In the place of an item that was taken out on this page. */
export function RemovedLine({ name, busy, justMoved, onUndo }: RemovedLineProps) {
  const undo = useFocusWhen<HTMLButtonElement>(justMoved);
  return (
    <div className={styles.removed}>
      <p role="status">
        <strong>{name}</strong> was removed.
      </p>
      <Button ref={undo} look="quiet" label={`Undo removing ${name}`} busy={busy} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
