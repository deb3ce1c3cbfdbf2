import { type FormEvent, type FormEventHandler, type RefObject, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { fieldMessages } from "#domain/account/forms.ts";
import { unexpectedMessage } from "#domain/first-messages.ts";
import { messageOf } from "#domain/messages.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import { focusWrongField } from "#ui/focus-wrong-field.ts";
import { type Answer, newIdempotencyKey, type Refused } from "#web/calls/call-shop.ts";

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

export interface FormState {
  readonly busy: boolean;
  /** Messages by wire field. */
  readonly fields: FieldMessages;
  /** What is wrong with the whole; null when the fields say it. */
  readonly message: string | null;
  /** Counts refusals: each one moves the focus once. */
  readonly refusals: number;
}

/** A form as it comes back when it was sent without a script: what was wrong, and what was typed. */
export interface SentForm {
  readonly fields: FieldMessages;
  readonly message: string;
  readonly typed: Readonly<Record<string, string>>;
}

export const idleForm: FormState = { busy: false, fields: {}, message: null, refusals: 0 };

/** Under way, or at rest: nothing is wrong. */
export function withoutErrors(old: FormState, busy: boolean): FormState {
  return {
    ...old,
    busy,
    fields: {},
    message: null,
  };
}

/** Refused: what the fields say is not said a second time below. */
export function withErrors(old: FormState, fields: FieldMessages, message: string): FormState {
  return {
    busy: false,
    fields,
    message: Object.keys(fields).length > 0 ? null : message,
    refusals: old.refusals + 1,
  };
}

/** As it came back, or as it begins. */
export function initialForm(sent: SentForm | undefined): FormState {
  return sent ? withErrors(idleForm, sent.fields, sent.message) : idleForm;
}

/** Typing into a field takes its message away; the others stay. */
export function withoutErrorOf(old: FormState, name: string): FormState {
  return name in old.fields
    ? { ...old, fields: Object.fromEntries(Object.entries(old.fields).filter(([field]) => field !== name)) }
    : old;
}

interface Sending<Typed, Data> {
  readonly schema: z.ZodMiniType<Typed>;
  readonly send: (typed: Typed) => Promise<Answer<Data>>;
  readonly onDone: (data: Data, typed: Typed) => void;
  /** What came back when it was sent without a script. */
  readonly sent?: SentForm;
  /** True when the refusal was dealt with elsewhere; nothing is shown then. */
  readonly onRefused?: (refused: Refused, typed: Typed) => boolean;
}

/** A form that was just asked for begins in the first field that can be typed into; one that is not shown leaves the focus alone. */
export function useFocusFirstField(form: RefObject<HTMLFormElement | null>, asked = true): void {
  useEffect(() => {
    if (!asked) return;
    const first = form.current?.querySelector<HTMLInputElement>("input:not([type='hidden'], [readonly])");
    if (first?.checkVisibility()) first.focus();
  }, [form, asked]);
}

/** Each refusal moves the focus once, to the first field that is wrong. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals > 0) focusWrongField(form.current);
  }, [form, refusals]);
}

/**
 * A form that is checked by the schema of its call and sent as JSON. A second press while it is under way does nothing;
 * what was typed stays; the first field with a message gets the focus.
 */
export function useSendForm<Typed, Data>({
  schema,
  send,
  onDone,
  onRefused,
  sent,
}: Sending<Typed, Data>): SendForm {
  const ref = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [state, setState] = useState(() => initialForm(sent));
  useFocusOnRefusal(ref, state.refusals);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)));
    if (!parsed.success) return setState((old) => withErrors(old, fieldMessages(parsed.error.issues), ""));
    setState((old) => withoutErrors(old, true));
    const answer = await send(parsed.data);
    if (!answer.ok && !onRefused?.(answer, parsed.data))
      return setState((old) => withErrors(old, answer.fields, answer.message));
    setState((old) => withoutErrors(old, false));
    if (answer.ok) onDone(answer.data, parsed.data);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const breakOff = (error: unknown) => {
      console.error(error);
      setState((old) => withErrors(old, {}, unexpectedMessage));
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

interface OwnFields {
  /** The fields the form has, in wire names. */
  readonly names: ReadonlySet<string>;
  /** Under which of them others are shown. */
  readonly shownAt?: Readonly<Record<string, string>>;
}

/**
 * A refusal in the words of a form: what the shop itself got wrong is the catalogue's sentence, and what is wrong with
 * something that the form does not ask stands below it.
 */
export function toFormErrors(refused: Refused, { names, shownAt = {} }: OwnFields): Refused {
  if (refused.status === 0 || refused.status >= 500)
    return { ...refused, fields: {}, message: messageOf("unexpected") };
  const named = Object.entries(refused.fields).map(
    ([name, words]) => [shownAt[name] ?? name, words] as const,
  );
  const foreign = named.find(([name]) => !names.has(name));
  return foreign
    ? { ...refused, fields: {}, message: foreign[1] }
    : { ...refused, fields: Object.fromEntries(named) };
}

/** One key for the same words: a second press, or one after a lost answer, repeats them; other words are another write. */
export function useIdempotencyKey(): (words: string) => string {
  const last = useRef({ words: "", key: "" });
  return (words) => {
    if (words !== last.current.words) last.current = { words, key: newIdempotencyKey() };
    return last.current.key;
  };
}
