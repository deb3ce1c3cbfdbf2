import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { focusWrongField } from "#ui/focus-wrong-field.ts";
import type { Answer, Refused } from "#calls/make-call.ts";

/**
 * Sends a form by a call: `submit` for the form, whether it is on its way, and what was said against it; the first field that is
 * wrong gets the focus.
 */
export function useSending<Data>(
  send: (typed: (name: string) => string) => Promise<Answer<Data>>,
  onDone: (data: Data) => unknown,
) {
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const sent = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused !== null) focusWrongField(sent.current);
  }, [refused]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    sent.current = event.currentTarget;
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    const answer = await send((name) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    });
    setIsBusy(false);
    setRefused(answer.ok ? null : answer);
    if (answer.ok) await onDone(answer.data);
  };
  return {
    isBusy,
    refused,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /** What is said of a field. */
    faultOf: (field: string) => refused?.fields[field] ?? null,
    /** What is said of no field in particular. */
    fault: refused && Object.keys(refused.fields).length === 0 ? refused.message : null,
  };
}
