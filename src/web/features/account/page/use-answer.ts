import { useCallback, useEffect, useState } from "react";
import type { Answer } from "../../../calls/call-shop.ts";

export type Loaded<Data> =
  | { readonly state: "loading" }
  | { readonly state: "failed" }
  | { readonly state: "ready"; readonly data: Data };

/** What a call answers, and a way to ask again. `ask` is a function of the module, not made anew by each drawing. */
export const useAnswer = <Data>(ask: () => Promise<Answer<Data>>): readonly [Loaded<Data>, () => void] => {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: "loading" });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    const load = async () => {
      const answer = await ask();
      if (current) setLoaded(answer.ok ? { state: "ready", data: answer.data } : { state: "failed" });
    };
    void load();
    return () => {
      current = false;
    };
  }, [ask, asked]);
  return [loaded, useCallback(() => setAsked((count) => count + 1), [])];
};
