import { useCallback, useEffect, useState } from "react";
import { readQuotation, type WireQuotation } from "./quotation-calls.ts";

export type LoadedQuotation =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly message: string }
  | { readonly state: "ready"; readonly quotation: WireQuotation };

interface QuotationOfNumber {
  readonly loaded: LoadedQuotation;
  readonly retry: () => void;
  /** Takes over what a change answered. */
  readonly keep: (quotation: WireQuotation) => void;
}

/** A quotation as the shop has it now. */
export const useQuotation = (number: string): QuotationOfNumber => {
  const [loaded, setLoaded] = useState<LoadedQuotation>({ state: "loading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void readQuotation(number).then((answer) => {
      if (!current) return;
      setLoaded(
        answer.ok ? { state: "ready", quotation: answer.data } : { state: "failed", message: answer.message },
      );
    });
    return () => {
      current = false;
    };
  }, [number, tries]);
  const retry = useCallback(() => {
    setLoaded({ state: "loading" });
    setTries((count) => count + 1);
  }, []);
  const keep = useCallback((quotation: WireQuotation) => setLoaded({ state: "ready", quotation }), []);
  return { loaded, retry, keep };
};
