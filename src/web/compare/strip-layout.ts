import { useLayoutEffect, useState, useCallback } from "react";
import type { RefCallback } from "react";
import { useLocation } from "react-router";
import { stripCapacity } from "#domain/compare/pages.ts";

/** Keeps the strip on top of the bar that a page may have at the bottom of a narrow window, however high its words make it. */
export function useBottomBar(): RefCallback<HTMLElement> {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const bar = document.querySelector<HTMLElement>("[data-bottom-bar]");
    if (bar === null || strip === null) return undefined;
    const follow = () => {
      const lies = getComputedStyle(bar).position === "fixed";
      strip.style.setProperty("--bottom-bar", lies ? `${bar.offsetHeight}px` : "0px");
    };
    const observer = new ResizeObserver(follow);
    observer.observe(bar);
    follow();
    return () => {
      observer.disconnect();
      strip.style.removeProperty("--bottom-bar");
    };
  }, [pathname, strip]);
  return setStrip;
}

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
