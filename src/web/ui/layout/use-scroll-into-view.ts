import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Something that has just come is in view; the page moves no further than that takes. */
export function useScrollIntoView<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return element;
}
