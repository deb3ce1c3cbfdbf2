import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Answer } from "#calls/make-call.ts";
import type { SentWords } from "./request-use.types.ts";

/** What is wrong with a form about a request. */
interface Wrong {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Something that is said about a request, once: a second press meanwhile does nothing. Granted, or refused because it has moved on, the page
 * shows it as it stands by then; `onMoved` is told why, for the form may be gone with that. Answers whether it was granted.
 */
export function useSay(sent: SentWords | undefined, onMoved: (message: string) => void) {
  const { revalidate } = useRevalidator();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(sent ?? null);
  const say = async (call: () => Promise<Answer<unknown>>): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setWrong(null);
    try {
      const answered = await call();
      if (!answered.ok && answered.status === 409) onMoved(answered.message);
      else if (!answered.ok) setWrong(answered);
      if (answered.ok || answered.status === 409) await revalidate();
      return answered.ok;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, fields: wrong?.fields ?? {}, wrong, say };
}
