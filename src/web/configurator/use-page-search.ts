import { useCallback, useLayoutEffect, useState } from "react";
import {
  type NavigateFunction,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router";
import { afterPaint } from "#ui/lazy/after-paint.ts";

/** A query on its way into the address. */
export interface Going {
  readonly search: string;
  /** A step of its own in the history: 'Back' undoes it. */
  readonly push: boolean;
}

/**
 * What was chosen counts until the address says the same, or until somebody goes back or forward; an address that a change
 * before it still writes does not end it.
 */
export function stillChosen(
  chosen: string | null,
  arrived: { readonly search: string; readonly by: `${NavigationType}` },
): string | null {
  return chosen === arrived.search || arrived.by === "POP" ? null : chosen;
}

export interface AddressWriter {
  readonly write: (wanted: Going, navigate: (going: Going) => void) => void;
  /** What is on its way is not written any more. */
  readonly giveUp: () => void;
}

/** Writes the newest query into the address once its frame is painted; what came in between is part of the same step. */
export function createAddressWriter(painted: () => Promise<void>): AddressWriter {
  let newest: Going | null = null;
  return {
    write: (wanted, navigate) => {
      const going = { search: wanted.search, push: wanted.push || (newest?.push ?? false) };
      newest = going;
      void painted().then(() => {
        if (newest !== going) return;
        newest = null;
        navigate(going);
      });
    },
    giveUp: () => {
      newest = null;
    },
  };
}

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
