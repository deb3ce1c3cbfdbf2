import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Something that has just taken the place of what was pressed takes the focus too. */
export function useFocusWhen<E extends HTMLElement>(wanted: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (wanted) element.current?.focus();
  }, [wanted]);
  return element;
}
