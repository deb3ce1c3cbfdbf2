import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Answer } from "#calls/make-call.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import {
  initialForm,
  type SubmittedFields,
  useFocusOnRefusal,
  useIdempotencyKey,
  withErrors,
  withoutErrorOf,
  withoutErrors,
} from "./form-state.ts";
import { toFormErrors } from "./to-form-errors.ts";

/** What a form says beside its files. */
interface TypedForm {
  /** As it is sent: several values may have one name. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
  /** Null where nothing is wrong with it. */
  readonly wrong: FieldMessages | null;
}

interface FormUpload {
  readonly body: FormData;
  readonly key: string;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

interface Sending {
  readonly files: readonly File[];
  readonly read: (form: HTMLFormElement) => TypedForm;
  readonly send: (upload: FormUpload) => Promise<Answer<unknown>>;
  /** Its fields in wire names, but for its files. */
  readonly names: readonly string[];
  readonly onDone: () => unknown;
  /** What came back when it was sent without a script. */
  readonly sent?: SubmittedFields | undefined;
}

/**
 * A form that is sent with its files. A second press while it is under way does nothing, and one after a lost answer repeats it; whoever
 * closes it calls it off. `progress`: how much of it has left, from 0 to 1.
 */
export function useSendFiles({ files, read, send, names, onDone, sent }: Sending) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => initialForm(sent));
  const [progress, setProgress] = useState(0);
  const keyFor = useIdempotencyKey();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  useFocusOnRefusal(ref, state.refusals);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const { pairs, wrong } = read(form);
    if (wrong) return setState((old) => withErrors(old, wrong, ""));
    const body = new FormData();
    for (const [name, value] of pairs) body.append(name, value);
    for (const file of files) body.append("attachments[]", file, file.name);
    const attached = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
    setProgress(0);
    setState((old) => withoutErrors(old, true));
    const { signal } = (sending.current = new AbortController());
    const key = keyFor(JSON.stringify([pairs, attached]));
    const answer = await send({ body, key, onProgress: setProgress, signal });
    sending.current = null;
    if (signal.aborted) return undefined;
    if (answer.ok) return void onDone();
    const { fields, message } = toFormErrors(answer, { names: new Set([...names, "attachments"]) });
    return setState((old) => withErrors(old, fields, message));
  };
  return {
    ref,
    state,
    progress,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending.current === null) void submit(event.currentTarget);
    },
    onInput: ({ target }: FormEvent<HTMLFormElement>) =>
      setState((old) => withoutErrorOf(old, (target as HTMLInputElement).name)),
  };
}
