import { createElement, useEffect, useState } from "react";
import type { ComponentType, FunctionComponent } from "react";
import { loadChunk } from "./load-chunk.ts";

interface Again {
  readonly onAgain: () => void;
}

/**
 * A component whose script comes when it is first shown. A script that does not come, on a lost line or after the shop was
 * renewed, leaves the page as it is: `Failed` stands in its place, and may ask for it again. `Loading` is shown until then.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & Again>,
  Loading: ComponentType | null = null,
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props) {
    const [state, setState] = useState(() => (loaded === null ? "loading" : "ready"));
    useEffect(() => {
      if (state !== "loading") return;
      loadChunk(load).then(
        (component) => {
          loaded = component;
          setState("ready");
        },
        (error: unknown) => {
          console.error(error);
          setState("failed");
        },
      );
    }, [state]);
    if (state === "failed") return createElement(Failed, { ...props, onAgain: () => setState("loading") });
    if (state === "ready" && loaded !== null) return createElement(loaded, props);
    return Loading && createElement(Loading);
  };
}
