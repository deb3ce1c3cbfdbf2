import { useCallback, useEffect, useState } from "react";
import type { Answer } from "./call-shop.ts";

export type Loaded<Data> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly message: string }
  | { readonly state: "ready"; readonly data: Data };

interface Asked<Data> {
  readonly loaded: Loaded<Data>;
  /** Asks again; what is there already stays until then. */
  readonly again: () => void;
  /** Takes over what a change has answered. */
  readonly keep: (data: Data) => void;
}

/** What a call answers. `ask` stays the same function from drawing to drawing: another one asks anew. */
export function useAnswer<Data>(ask: () => Promise<Answer<Data>>): Asked<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: "loading" });
  const [asked, setAsked] = useState(0);
  const keep = useCallback((data: Data) => setLoaded({ state: "ready", data }), []);
  useEffect(() => {
    let current = true;
    void ask().then((answer) => {
      if (!current) return;
      if (answer.ok) keep(answer.data);
      else setLoaded({ state: "failed", message: answer.message });
    });
    return () => {
      current = false;
    };
  }, [ask, asked, keep]);
  const again = useCallback(() => {
    setLoaded((old) => (old.state === "failed" ? { state: "loading" } : old));
    setAsked((count) => count + 1);
  }, []);
  return { loaded, again, keep };
}
