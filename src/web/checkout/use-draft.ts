import { useCallback, useEffect, useRef } from "react";
import { callShop } from "#web/calls/call-shop.ts";
import { draftOf, typedIn } from "./place-order.ts";

/** Typing that has paused this long is kept. */
const pauseMs = 800;

interface Draft {
  /** Something was typed into this form. */
  readonly note: (form: HTMLFormElement) => void;
  /** A field was left: what is not kept yet is kept now. */
  readonly keep: () => void;
}

/** Keeps what is typed with the shop, silently: a reload, another tab and a sign-in find it again. What was sent last counts. */
export function useDraft(): Draft {
  const waiting = useRef<{ form: HTMLFormElement; timer: ReturnType<typeof setTimeout> } | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const keep = useCallback(() => {
    if (waiting.current === null) return;
    const { form, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    const body = draftOf(typedIn(new FormData(form)));
    last.current = last.current.then(() => callShop("PUT checkout", { body }));
  }, []);
  const note = useCallback(
    (form: HTMLFormElement) => {
      if (waiting.current !== null) clearTimeout(waiting.current.timer);
      waiting.current = { form, timer: setTimeout(keep, pauseMs) };
    },
    [keep],
  );
  useEffect(() => {
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [keep]);
  return { note, keep };
}
