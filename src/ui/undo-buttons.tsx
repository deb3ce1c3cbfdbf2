import { Button } from "./button.tsx";

interface UndoButtonsProps {
  /** Null while there is nothing to take back, or to do again. */
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
}

/** Undo and redo of an editor. */
export function UndoButtons({ onUndo, onRedo }: UndoButtonsProps) {
  return (
    <>
      <Button look="plain" disabled={onUndo === null} onClick={() => onUndo?.()}>
        Undo
      </Button>
      <Button look="plain" disabled={onRedo === null} onClick={() => onRedo?.()}>
        Redo
      </Button>
    </>
  );
}
