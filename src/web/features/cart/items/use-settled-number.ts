import { useEffect, useRef, useState } from "react";
import { CUSTOM_QUANTITY_DELAY_MS } from "../../../../domain/configure/limits.ts";

/** The text of a number field: what is typed until the cart has taken it over, the cart's number otherwise. */
export const useSettledNumber = (value: number, commit: (value: number) => Promise<boolean>) => {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = async (digits: string) => {
    const taken = await commit(Number(digits));
    // A refused number stays as it was typed, beside its message.
    if (taken) setDraft((now) => (now === digits ? null : now));
  };
  const onText = (digits: string) => {
    clearTimeout(timer.current);
    setDraft(digits);
    if (digits !== "") timer.current = setTimeout(() => void settle(digits), CUSTOM_QUANTITY_DELAY_MS);
  };
  /** Left without a number: the cart's one stands there again. */
  const onLeave = () => setDraft((now) => (now === "" ? null : now));
  return { text: draft ?? String(value), onText, onLeave };
};
