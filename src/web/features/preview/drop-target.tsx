import { type ReactNode, useState } from "react";
import styles from "./preview.module.css";

interface DropTargetProps {
  /** A file is held over it. */
  readonly onOver: () => void;
  readonly onDrop: (file: File | undefined) => void;
  readonly children: ReactNode;
}

/** Takes a file that is dropped on it. The same can be done with a button, so nothing depends on dragging. */
export function DropTarget({ onOver, onDrop, children }: DropTargetProps) {
  const [over, setOver] = useState(false);
  return (
    <div
      className={styles.preview}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        if (!over) onOver();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.files[0]);
      }}
    >
      {children}
    </div>
  );
}
