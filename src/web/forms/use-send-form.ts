import { type FormEvent, type FormEventHandler, type RefObject, useRef, useState } from "react";
import type * as z from "zod/mini";
import { fieldMessages } from "#domain/account/forms.ts";
import { unexpectedMessage } from "#domain/first-messages.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import type { Answer, Refused } from "#calls/make-call.ts";
import {
  type SubmittedFields,
  withoutErrors,
  withErrors,
  initialForm,
  withoutErrorOf,
  useFocusOnRefusal,
} from "./form-state.ts";

export interface SendForm {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** Messages by wire field. */
  readonly fields: FieldMessages;
  /** What is wrong with the whole; null when the fields say it. */
  readonly message: string | null;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** Typing into a field takes its message away. */
  readonly onInput: FormEventHandler<HTMLFormElement>;
}

interface Sending<Typed, Data> {
  readonly schema: z.ZodMiniType<Typed>;
  readonly send: (typed: Typed) => Promise<Answer<Data>>;
  readonly onDone: (data: Data, typed: Typed) => void;
  /** What came back when it was sent without a script. */
  readonly sent?: SubmittedFields;
  /** True when the refusal was dealt with elsewhere; nothing is shown then. */
  readonly onRefused?: (refused: Refused, typed: Typed) => boolean;
  /** Where messages stand that are of no field of the page. */
  readonly placeMessages?: (fields: FieldMessages) => FieldMessages;
}

/**
 * A form that is checked by the schema of its call and sent as JSON. A second press while it is under way does nothing;
 * what was typed stays; the first field with a message gets the focus.
 */
export function useSendForm<Typed, Data>({ schema, send, sent, ...on }: Sending<Typed, Data>): SendForm {
  const ref = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [state, setState] = useState(() => initialForm(sent));
  useFocusOnRefusal(ref, state.refusals);

  const refuse = (wrong: FieldMessages, words: string) =>
    setState((old) => withErrors(old, on.placeMessages?.(wrong) ?? wrong, words));
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)));
    if (!parsed.success) return refuse(fieldMessages(parsed.error.issues), "");
    setState((old) => withoutErrors(old, true));
    const answer = await send(parsed.data);
    if (!answer.ok && !on.onRefused?.(answer, parsed.data)) return refuse(answer.fields, answer.message);
    setState((old) => withoutErrors(old, false));
    if (answer.ok) on.onDone(answer.data, parsed.data);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const breakOff = (error: unknown) => {
      console.error(error);
      refuse({}, unexpectedMessage);
    };
    void submit(event.currentTarget)
      .catch(breakOff)
      .finally(() => (underWay.current = false));
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    setState((old) => withoutErrorOf(old, name));
  };
  const { busy, fields, message } = state;
  return { ref, busy, fields, message, onSubmit, onInput };
}
