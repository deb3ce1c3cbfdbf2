import { useCallback, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { createAddressWriter, type Going, stillChosen } from "./page-search.ts";
import { afterPaint } from "./use-after-paint.ts";

/** What was chosen, while it is not yet in the address. */
function useChosen() {
  const { key, search } = useLocation();
  const by = useNavigationType();
  const [chosen, choose] = useState<string | null>(null);
  const [seen, see] = useState(key);
  if (seen !== key) {
    see(key);
    choose(stillChosen(chosen, { search, by }));
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
  const [address] = useState(() => createAddressWriter(afterPaint));
  useLayoutEffect(() => {
    // Who goes back wants what is there, not what was on its way.
    addEventListener("popstate", address.giveUp);
    return () => {
      removeEventListener("popstate", address.giveUp);
      address.giveUp();
    };
  }, [address]);
  const go = useCallback(
    (wanted: Going) => {
      choose(wanted.search);
      address.write(wanted, ({ search: query, push }) => {
        void navigate({ search: query, hash: location.hash }, { replace: !push, preventScrollReset: true });
      });
    },
    [navigate, choose, address],
  );
  return [search, go];
}
