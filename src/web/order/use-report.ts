import { type FormEvent, useEffect, useRef, useState } from "react";
import { typedProblem } from "#domain/order/problem/typed-problem.ts";
import { uploadForm } from "#web/calls/upload-form.ts";
import {
  type FormState,
  initialForm,
  withErrors,
  withoutErrorOf,
  withoutErrors,
} from "#web/forms/form-state.ts";
import { toFormErrors } from "#web/forms/to-form-errors.ts";
import { useFocusOnRefusal } from "#web/forms/use-focus.ts";
import { useIdempotencyKey } from "#web/forms/use-idempotency-key.ts";
import { askedBy, type OrderPageUse } from "./order.types.ts";

const ownFields = { names: new Set(["kinds", "words", "attachments"]) };

/** What was sent from the form without a script, and refused, as its state begins. */
function beganWith(sent: OrderPageUse["sent"]): FormState {
  if (sent?.form !== "problem") return initialForm(undefined);
  return initialForm({ fields: sent.fields ?? {}, message: sent.message, typed: {} });
}

/** What the form says: as it is sent, in words by which it is known again, and what is wrong with it. */
function bodyOf(form: HTMLFormElement, files: readonly File[]) {
  const all = new FormData(form);
  const kinds = all.getAll("kinds").map(String);
  const words = all.getAll("words").map(String).join("");
  const typed = typedProblem(kinds, words);
  const body = new FormData();
  for (const kind of kinds) body.append("kinds", kind);
  body.append("words", words);
  for (const file of files) body.append("attachments[]", file, file.name);
  const attached = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return {
    body,
    text: JSON.stringify([kinds, words, attached]),
    wrong: typed.ok ? null : (typed.fields ?? {}),
  };
}

/** Sends a report with its photos once, however often it is pressed; the page then shows the order with it. */
export function useReport({ link, sent, refresh }: OrderPageUse, files: readonly File[], onSent: () => void) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => beganWith(sent));
  const keyFor = useIdempotencyKey();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  useFocusOnRefusal(ref, state.refusals);

  const send = async (element: HTMLFormElement): Promise<void> => {
    const { body, text, wrong } = bodyOf(element, files);
    if (wrong) return setState((old) => withErrors(old, wrong, ""));
    setState((old) => withoutErrors(old, true));
    const { signal } = (sending.current = new AbortController());
    const form = { ...askedBy(link), body, key: keyFor(text), signal };
    const answer = await uploadForm("POST order/:order_no/problems", form);
    sending.current = null;
    if (signal.aborted) return undefined;
    if (answer.ok) {
      onSent();
      return refresh();
    }
    const { fields, message } = toFormErrors(answer, ownFields);
    return setState((old) => withErrors(old, fields, message));
  };
  return {
    ref,
    state,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending.current === null) void send(event.currentTarget);
    },
    onInput: ({ target }: FormEvent<HTMLFormElement>) =>
      setState((old) => withoutErrorOf(old, (target as HTMLInputElement).name)),
  };
}
