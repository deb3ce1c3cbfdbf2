import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { QuotePage } from "#web/configurator/quote-page.types.ts";

const OLD_AFTER_MS = 5 * 60_000;

/** Dates move on at the cut-off: a page that is looked at again after a while asks for them anew. */
export function useFreshDates(page: QuotePage): void {
  const { revalidate } = useRevalidator();
  const since = useRef(0);
  useEffect(() => {
    since.current = Date.now();
  }, [page]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible" && Date.now() - since.current > OLD_AFTER_MS)
        void revalidate();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [revalidate]);
}
