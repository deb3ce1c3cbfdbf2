import { type RefObject, useEffect } from "react";

/** In Safari nobody can ask for idle time. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}

/**
 * A phone does not lay out the later parts of a form before they come near the window, or before the browser has nothing else to do:
 * then one after the other, each in a moment of its own. From then on each field lies where its place says, also for the keyboard.
 */
export function useLaterLayout(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const parts = [...(form.current?.querySelectorAll("[data-later] > *") ?? [])];
    let stop: () => void;
    const next = () => {
      const part = parts.shift();
      (part ?? form.current)?.setAttribute("data-laid-out", "");
      if (part) stop = whenIdle(next);
    };
    stop = whenIdle(next);
    return () => stop();
  }, [form]);
}
