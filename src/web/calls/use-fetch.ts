import { useCallback, useEffect, useState } from "react";
import type { Answer } from "#calls/make-call.ts";

export type Loaded<Data> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly message: string }
  | { readonly state: "ready"; readonly data: Data };

interface Fetched<Data> {
  readonly loaded: Loaded<Data>;
  /** Asks again; what is there already stays until then. */
  readonly reload: () => void;
  /** Takes over what a change has answered. */
  readonly setData: (data: Data) => void;
}

/** The answer of a call. `fetchData` stays the same function from render to render: another one fetches anew. */
export function useFetch<Data>(fetchData: () => Promise<Answer<Data>>): Fetched<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  const setData = useCallback((data: Data) => setLoaded({ state: "ready", data }), []);
  useEffect(() => {
    let current = true;
    void fetchData().then((answer) => {
      if (!current) return;
      if (answer.ok) setData(answer.data);
      else setLoaded({ state: "failed", message: answer.message });
    });
    return () => {
      current = false;
    };
  }, [fetchData, attempt, setData]);
  const reload = useCallback(() => {
    setLoaded((old) => (old.state === "failed" ? { state: "loading" } : old));
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, reload, setData };
}
