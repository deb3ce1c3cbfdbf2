import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { afterPaint } from "./use-after-paint.ts";

interface Going {
  readonly search: string;
  /** A step of its own in the history: 'Back' undoes it. */
  readonly push: boolean;
}

/**
 * What was chosen and is not yet in the address. It counts until the address says the same, or until somebody goes
 * back or forward; an address that a change before it still writes does not end it.
 */
function useChosen() {
  const { key, search } = useLocation();
  const arrivedBy = useNavigationType();
  const [chosen, choose] = useState<string | null>(null);
  const [seen, see] = useState(key);
  if (seen !== key) {
    see(key);
    if (chosen === search || arrivedBy === "POP") choose(null);
  }
  return [chosen ?? search, choose] as const;
}

/**
 * The page's query, and how to change it: what hangs on it is painted first, the address follows in the next frame.
 * The router takes a third of a click's time, which nobody has to wait for (docs/decisions/036).
 */
export function usePageSearch(): readonly [search: string, go: (going: Going) => void] {
  const [search, choose] = useChosen();
  const navigate = useNavigate();
  const newest = useRef<Going | null>(null);
  useLayoutEffect(() => {
    const giveUp = () => {
      newest.current = null;
    };
    // Who goes back wants what is there, not what was on its way.
    addEventListener("popstate", giveUp);
    return () => {
      removeEventListener("popstate", giveUp);
      giveUp();
    };
  }, []);
  const go = useCallback(
    (wanted: Going) => {
      const going = { search: wanted.search, push: wanted.push || (newest.current?.push ?? false) };
      newest.current = going;
      choose(going.search);
      void afterPaint().then(() => {
        if (newest.current !== going) return;
        newest.current = null;
        void navigate({ search: going.search }, { replace: !going.push, preventScrollReset: true });
      });
    },
    [navigate, choose],
  );
  return [search, go];
}
