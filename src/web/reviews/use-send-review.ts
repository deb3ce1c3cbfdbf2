import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldMessages } from "#domain/account/forms.ts";
import { reviewForm } from "#domain/review/review-form.ts";
import { uploadForm } from "#web/calls/upload-form.ts";
import { idleForm, withErrors, withoutErrorOf, withoutErrors } from "#web/forms/form-state.ts";
import { toFormErrors } from "#web/forms/to-form-errors.ts";
import { useFocusOnRefusal } from "#web/forms/use-focus.ts";
import { useIdempotencyKey } from "#web/forms/use-idempotency-key.ts";

const ownFields = { names: new Set(["product_id", "title", "rate", "comment", "attachments"]) };

/** What a form with pictures says: as it is sent, in words by which it is known again, and what is wrong with it. */
function bodyOf(form: HTMLFormElement, files: readonly File[]) {
  const body = new FormData(form);
  const typed = Object.fromEntries(body);
  const parsed = reviewForm.safeParse(typed);
  for (const file of files) body.append("attachments[]", file, file.name);
  const attached = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return {
    body,
    words: JSON.stringify([typed, attached]),
    wrong: parsed.success ? null : fieldMessages(parsed.error.issues),
  };
}

/** Sends a review with its pictures once, however often it is pressed. */
export function useSendReview(files: readonly File[], onSent: () => void) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(idleForm);
  const [progress, setProgress] = useState(0);
  const keyFor = useIdempotencyKey();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  useFocusOnRefusal(ref, state.refusals);

  const send = async (form: HTMLFormElement): Promise<void> => {
    const { body, words, wrong } = bodyOf(form, files);
    if (wrong) return setState((old) => withErrors(old, wrong, ""));
    setProgress(0);
    setState((old) => withoutErrors(old, true));
    const { signal } = (sending.current = new AbortController());
    const key = keyFor(words);
    const answer = await uploadForm("POST quote/create/review", {
      body,
      key,
      onProgress: setProgress,
      signal,
    });
    sending.current = null;
    if (signal.aborted) return undefined;
    if (answer.ok) return onSent();
    const { fields, message } = toFormErrors(answer, ownFields);
    return setState((old) => withErrors(old, fields, message));
  };
  return {
    ref,
    state,
    progress,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending.current === null) void send(event.currentTarget);
    },
    onInput: ({ target }: FormEvent<HTMLFormElement>) =>
      setState((old) => withoutErrorOf(old, (target as HTMLInputElement).name)),
  };
}
