import { type DragEvent, useState } from "react";
import { type BoardCardOrder, type BoardStage, targetOf, whyNotTo } from "./board-moves.ts";

/**
 * Cards that are dragged from column to column, by the browser's own drag and drop: Escape ends it, and a finger that scrolls goes on
 * scrolling. A column takes a card only where its facts allow; another says why not.
 */
export function useCardDrag({
  onAsk,
  onSay,
}: {
  readonly onAsk: (order: BoardCardOrder) => void;
  readonly onSay: (words: string) => void;
}) {
  const [dragged, setDragged] = useState<BoardCardOrder | null>(null);
  const card = (order: BoardCardOrder) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", order.order_no);
      setDragged(order);
    },
    onDragEnd: () => setDragged(null),
  });
  const column = (stage: BoardStage) => {
    if (dragged === null || dragged.stage === stage) return {};
    if (targetOf(dragged) !== stage)
      return { "data-drop": "refuses", onDragEnter: () => onSay(whyNotTo(dragged, stage)) };
    return {
      "data-drop": "takes",
      onDragEnter: () => onSay(""),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setDragged(null);
        onAsk(dragged);
      },
    };
  };
  return { card, column };
}

export type CardDrag = ReturnType<typeof useCardDrag>;
