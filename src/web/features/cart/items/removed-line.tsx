import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button/button.tsx";
import styles from "./removed-line.module.css";

interface RemovedLineProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

/** In the place of an item that was just taken out: the way back has the focus. */
export const RemovedLine = ({ name, busy, onUndo }: RemovedLineProps) => {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
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
};
