import { useEffect, useRef, useState } from "react";

export interface NumberInput {
  /** The number that counts now; null = none. */
  readonly value: number | null;
  /** It counts with each key, not only after a pause. */
  readonly eachKey?: boolean;
  /** The pause after which it counts or, where each key counts, reads as a number ("007" as "7"). Without one it stays as typed. */
  readonly pauseMs?: number;
  readonly onTyping?: (digits: string) => void;
  /** Takes the number over; answered false, what was typed stays as it is. */
  readonly onNumber: (value: number | null) => void | Promise<boolean>;
}

function numberIn(digits: string): number | null {
  return digits === "" ? null : Number(digits);
}

/** The text of a number field: its own while somebody types, the number's that counts otherwise. */
export function useNumberInput({ value, eachKey = false, pauseMs = 0, onTyping, onNumber }: NumberInput) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onNumber);
  useEffect(() => {
    latest.current = onNumber;
  });
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (digits: string) => {
    stop();
    const taken = eachKey ? undefined : latest.current(numberIn(digits));
    if (taken instanceof Promise)
      void taken.then((isTaken) => isTaken && setDraft((now) => (now === digits ? null : now)));
    else setDraft(null);
  };
  const onText = (digits: string) => {
    stop();
    setDraft(digits);
    onTyping?.(digits);
    if (eachKey) void onNumber(numberIn(digits));
    if (pauseMs > 0) timer.current = setTimeout(() => settle(digits), pauseMs);
  };
  /** A key was let go: the pause before the number counts begins anew. */
  const onRelease = () => {
    if (draft !== null) onText(draft);
  };
  /** The field is left: a number that was typed last counts at once; left without one, the number that counts stands there again. */
  const onLeave = () => {
    if (draft !== null && draft !== "" && timer.current !== undefined) settle(draft);
    if (draft !== "") return;
    stop();
    setDraft(null);
  };
  // Where each key counts, a number that was changed elsewhere since is shown.
  const shown = eachKey && draft !== null && numberIn(draft) !== value ? null : draft;
  return { text: shown ?? value?.toString() ?? "", onText, onRelease, onLeave };
}
