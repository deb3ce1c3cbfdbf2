import { useEffect, useState } from "react";
import type { StudioReplyTo, StudioRequestOf } from "#contract/studio/studio-calls.ts";
import { callStudio } from "#studio/calls/call-studio.ts";

export type Calculated = StudioReplyTo<"POST requests/:number/calculation">;
export type CalculatedField = Calculated["fields"][number];
type Asked = Partial<StudioRequestOf<"POST requests/:number/calculation">["body"]>;

/** The fields as they are sent; a list or box of which nothing is chosen says nothing. */
function sentOf(fields: readonly CalculatedField[]): [string, string][] {
  return fields.flatMap(({ name, kind, value, options }): [string, string][] =>
    kind === "number"
      ? [[name, value]]
      : options.filter((option) => option.is_chosen).map((option): [string, string] => [name, option.value]),
  );
}

/** A side that is typed is a size of one's own; of words it goes before the side that was not typed. */
function withSides(name: string, before: readonly CalculatedField[], sent: [string, string][]) {
  if (name !== "width" && name !== "height") return sent;
  if (before.some((field) => field.name === "size"))
    return sent.map(([field, value]): [string, string] =>
      field === "size" ? [field, "custom"] : [field, value],
    );
  const shown = ["width", "height"].map((side) => before.find((field) => field.name === side)?.value ?? "");
  return [...sent, ["shown_size", shown.join("x")] satisfies [string, string]];
}

interface Turn {
  readonly body: Asked;
  /** The fields as they stand until it is answered; null for those of before. */
  readonly fields: readonly CalculatedField[] | null;
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
  const change = (name: string, changed: (field: CalculatedField) => CalculatedField) => {
    if (calculated === null) return;
    const { configured, fields } = calculated;
    const now = fields.map((field) => (field.name === name ? changed(field) : field));
    setTurn({ body: { configured, typed: withSides(name, fields, sentOf(now)) }, fields: now });
  };
  return {
    calculated,
    fault: isBusy ? null : answered.fault,
    isBusy,
    change,
    ask: (body: Asked) => setTurn({ body, fields: null }),
  };
}
