import { createElement, useEffect, useState } from "react";
import type { ComponentType, FunctionComponent } from "react";
import { fetchPart } from "./fetch-part.ts";

interface Again {
  readonly onAgain: () => void;
}

/**
 * A component whose script comes when it is first shown. A script that does not come, on a lost line or after the shop was
 * renewed, leaves the page as it is: `Missing` stands in its place, and may ask for it again. `Coming` is shown until then.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props & Again>,
  Coming: ComponentType | null = null,
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazily(props) {
    const [state, setState] = useState(() => (loaded === null ? "coming" : "here"));
    useEffect(() => {
      if (state !== "coming") return;
      fetchPart(load).then(
        (component) => {
          loaded = component;
          setState("here");
        },
        (error: unknown) => {
          console.error(error);
          setState("missing");
        },
      );
    }, [state]);
    if (state === "missing") return createElement(Missing, { ...props, onAgain: () => setState("coming") });
    if (state === "here" && loaded !== null) return createElement(loaded, props);
    return Coming && createElement(Coming);
  };
}
