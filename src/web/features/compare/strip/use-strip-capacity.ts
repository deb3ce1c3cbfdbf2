import { useCallback, useState } from "react";
import type { RefCallback } from "react";
import { stripCapacity } from "#domain/compare/pages.ts";

/** How many items fit into the list of the strip, now and whenever its width changes; and the list to measure. */
export function useStripCapacity(): readonly [number, RefCallback<HTMLElement>] {
  const [places, setPlaces] = useState(3);
  const measured = useCallback((list: HTMLElement) => {
    const measure = () => {
      // As many as in a window with letters of 16 px: larger ones want more room.
      const larger = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setPlaces(stripCapacity(window.innerWidth / larger, list.clientWidth / larger));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    measure();
    return () => observer.disconnect();
  }, []);
  return [places, measured];
}
