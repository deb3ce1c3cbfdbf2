import { useEffect, useRef, useState } from "react";

interface TypedNumber {
  /** The number that counts now; null = nothing typed. */
  readonly value: number | null;
  readonly delayMs: number;
  readonly onTyping: () => void;
  readonly commit: (value: number | null) => void;
}

/** The text of a number field: its own while somebody types, the committed number's otherwise. */
export function useTypedNumber({ value, delayMs, onTyping, commit }: TypedNumber) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (digits: string) => {
    clearTimeout(timer.current);
    latest.current(digits === "" ? null : Number(digits));
    setDraft(null);
  };
  const onText = (digits: string) => {
    clearTimeout(timer.current);
    setDraft(digits);
    onTyping();
    timer.current = setTimeout(() => settle(digits), delayMs);
  };
  /** A key was let go: the pause before the number counts begins anew. */
  const onRelease = () => {
    if (draft !== null) onText(draft);
  };
  return { text: draft ?? value?.toString() ?? "", onText, onRelease };
}
