import { useEffect, useRef, useState } from "react";
import { CUSTOM_QUANTITY_DELAY_MS } from "../../../../domain/configure/limits.ts";

/** The text of a number field: what is typed until the cart has taken it over, the cart's number otherwise. */
export const useSettledNumber = (value: number, commit: (value: number) => Promise<boolean>) => {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (digits: string) => {
    clearTimeout(timer.current);
    if (digits === "" || Number(digits) === value) return;
    // A refused number stays as it was typed, beside its message.
    void commit(Number(digits)).then((taken) => {
      if (taken) setDraft((now) => (now === digits ? null : now));
    });
  };
  const onText = (digits: string) => {
    clearTimeout(timer.current);
    setDraft(digits);
    timer.current = setTimeout(() => settle(digits), CUSTOM_QUANTITY_DELAY_MS);
  };
  return { text: draft ?? String(value), onText };
};
