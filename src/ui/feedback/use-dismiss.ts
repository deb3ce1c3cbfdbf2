import { useEffect } from "react";
import type { RefObject } from "react";

/** While something lies over the page, Escape and a press beside it put it away, wherever the focus is (WCAG 1.4.13). */
export function useDismiss(shown: boolean, place: RefObject<HTMLElement | null>, putAway: () => void): void {
  useEffect(() => {
    if (!shown) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") putAway();
    };
    const onPress = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) putAway();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [shown, place, putAway]);
}
