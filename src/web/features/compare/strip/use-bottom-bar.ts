import { useLayoutEffect, useState } from "react";
import type { RefCallback } from "react";
import { useLocation } from "react-router";

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
