import { useEffect, useRef, useState } from "react";
import { CUSTOM_QUANTITY_DELAY_MS } from "#domain/configure/limits.ts";

interface SettledNumber {
  /** True when the cart has taken the number over. */
  readonly commit: (value: number) => Promise<boolean>;
  /** The field has become empty, or the cart's number stands there again. */
  readonly onEmpty: (isEmpty: boolean) => void;
}

/** The text of a number field: what is typed until the cart has taken it over, the cart's number otherwise. */
export function useSettledNumber(value: number, { commit, onEmpty }: SettledNumber) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = async (digits: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const taken = await commit(Number(digits));
    // A refused number stays as it was typed, beside its message.
    if (taken) setDraft((now) => (now === digits ? null : now));
  };
  const onText = (digits: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setDraft(digits);
    if (digits === "") onEmpty(true);
    else timer.current = setTimeout(() => void settle(digits), CUSTOM_QUANTITY_DELAY_MS);
  };
  /** A number that was typed last counts at once; left without one, the cart's stands there again. */
  const onLeave = () => {
    if (draft === "") {
      setDraft(null);
      onEmpty(false);
    } else if (draft !== null && timer.current !== undefined) void settle(draft);
  };
  return { text: draft ?? String(value), onText, onLeave };
}
