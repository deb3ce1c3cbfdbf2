import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Whether the page that has come, or a dialog over it, has led the focus somewhere itself: what was pressed to come here does not count. */
function isLed(main: HTMLElement): boolean {
  const focused = document.activeElement;
  if (document.querySelector("dialog[open]") !== null) return true;
  return focused !== null && main.contains(focused) && focused !== main && !focused.matches("a, button");
}

/** Leads the focus to the heading of another page, so that its name is spoken and Tab goes on from there. The first page begins at its top. */
export function PageFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("main");
    if (main === null || hash !== "" || isLed(main)) return;
    const place = main.querySelector("h1") ?? main;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
