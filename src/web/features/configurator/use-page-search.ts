import { useCallback, useLayoutEffect, useState } from "react";
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from "react-router";
import { createAddressWriter, type Going, stillChosen } from "./page-search.ts";
import { afterPaint } from "./use-after-paint.ts";

/** What was chosen, while it is not yet in the address. */
function useChosen() {
  const { key, search } = useLocation();
  const by = useNavigationType();
  const [chosen, choose] = useState<Going | null>(null);
  const [seen, see] = useState(key);
  if (seen !== key) {
    see(key);
    if (stillChosen(chosen?.search ?? null, { search, by }) === null) choose(null);
  }
  return [chosen?.search ?? search, choose] as const;
}

/** Writes the query; the part of the page that the address names stays, unseen by the router, which would scroll to it. */
async function goTo(navigate: NavigateFunction, search: string, push: boolean): Promise<void> {
  const { hash } = location;
  await navigate({ search }, { replace: !push, preventScrollReset: true });
  if (hash !== "" && location.hash === "") history.replaceState(history.state, "", hash);
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
      choose(wanted);
      address.write(wanted, ({ search: query, push }) => {
        void goTo(navigate, query, push);
      });
    },
    [navigate, choose, address],
  );
  return [search, go];
}
