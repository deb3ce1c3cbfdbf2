import { type DragEvent, useState } from "react";

interface DropPlace {
  /** Files are held over it. */
  readonly onOver?: () => void;
  readonly onDrop: (files: readonly File[]) => void;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}

/** What makes an element a place that files are dropped on: its handlers, and a mark while files are held over it. */
export function useDropPlace({ onOver, onDrop }: DropPlace) {
  const [isOver, setOver] = useState(false);
  return {
    "data-over": isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (!isOver) onOver?.();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const { currentTarget, relatedTarget } = event;
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
}
