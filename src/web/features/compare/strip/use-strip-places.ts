import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import { stripPlaces } from "../../../../domain/quote/compare/pages.ts";

/** How many items fit into the list of the strip, now and whenever its width changes. */
export const useStripPlaces = (list: RefObject<HTMLElement | null>): number => {
  const [places, setPlaces] = useState(3);
  useLayoutEffect(() => {
    const measured = list.current;
    if (measured === null) return undefined;
    const measure = () => setPlaces(stripPlaces(window.innerWidth, measured.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    measure();
    return () => observer.disconnect();
  }, [list]);
  return places;
};
