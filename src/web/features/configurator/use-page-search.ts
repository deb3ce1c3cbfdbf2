import { startTransition, useCallback, useLayoutEffect, useOptimistic, useRef } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { afterPaint } from "./after-paint.ts";

interface Going {
  readonly search: string;
  /** A step of its own in the history: 'Back' undoes it. */
  readonly push: boolean;
}

/** The query the page stands for: of the address it is going to while it is on its way, so that no frame shows an old one. */
const useAddress = (): string => {
  const here = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === here.pathname ? next.search : here.search;
};

/**
 * The page's query, and how to change it: what hangs on it is painted first, the address follows in the next frame.
 * The router takes a third of a click's time, which nobody has to wait for (docs/decisions/036).
 */
export const usePageSearch = (): readonly [search: string, go: (going: Going) => void] => {
  const [search, show] = useOptimistic(useAddress());
  const navigate = useNavigate();
  const newest = useRef<Going | null>(null);
  useLayoutEffect(
    () => () => {
      newest.current = null;
    },
    [],
  );
  const go = useCallback(
    (wanted: Going) => {
      const going = { search: wanted.search, push: wanted.push || (newest.current?.push ?? false) };
      newest.current = going;
      const follow = async () => {
        show(going.search);
        await afterPaint();
        if (newest.current !== going) return;
        newest.current = null;
        await navigate({ search: going.search }, { replace: !going.push, preventScrollReset: true });
      };
      // At once: a field that a choice brings is there for the next key.
      flushSync(() => startTransition(follow));
    },
    [navigate, show],
  );
  return [search, go];
};
