import { useEffect, useState } from "react";
import type { StudioReplyTo, StudioRequestOf } from "#contract/studio/studio-calls.ts";
import { changedFields, type FormField } from "#studio/ui/plain-form.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";

export type Calculated = StudioReplyTo<"POST requests/:number/calculation">;
type Asked = Partial<StudioRequestOf<"POST requests/:number/calculation">["body"]>;

interface Turn {
  readonly body: Asked;
  /** The fields as they stand until it is answered; null for those of before. */
  readonly fields: readonly FormField[] | null;
}

interface Answered {
  readonly turn: Turn;
  readonly fault: string | null;
}

/** What was asked for, reckoned with; and again with each change of a field, of which the last one counts. */
export function useCalculation(number: string) {
  const [turn, setTurn] = useState<Turn>({ body: {}, fields: null });
  const [last, setLast] = useState<Calculated | null>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    const mine = new AbortController();
    const asked = { params: { number }, body: turn.body, signal: mine.signal };
    void callStudio("POST requests/:number/calculation", asked).then((answer) => {
      if (mine.signal.aborted) return;
      setAnswered({ turn, fault: answer.ok ? null : answer.message });
      if (answer.ok) setLast(answer.data);
    });
    return () => mine.abort();
  }, [number, turn]);
  const isBusy = answered?.turn !== turn;
  const calculated = last && isBusy && turn.fields ? { ...last, fields: [...turn.fields] } : last;
  const change = (name: string, changed: (field: FormField) => FormField) => {
    if (calculated === null) return;
    const { configured, fields } = calculated;
    const now = changedFields(fields, name, changed);
    setTurn({ body: { configured, typed: now.typed }, fields: now.fields });
  };
  return {
    calculated,
    fault: isBusy ? null : answered.fault,
    isBusy,
    change,
    ask: (body: Asked) => setTurn({ body, fields: null }),
  };
}
