import { useEffect, useRef, type RefObject } from "react";

import type { FieldMessages } from "#domain/refusal.ts";
import { focusWrongField } from "#ui/focus-wrong-field.ts";
import { newIdempotencyKey } from "#web/calls/call-shop.ts";

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
export interface SubmittedFields {
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
export function initialForm(sent: SubmittedFields | undefined): FormState {
  return sent ? withErrors(idleForm, sent.fields, sent.message) : idleForm;
}

/** Typing into a field takes its message away; the others stay. */
export function withoutErrorOf(old: FormState, name: string): FormState {
  return name in old.fields
    ? { ...old, fields: Object.fromEntries(Object.entries(old.fields).filter(([field]) => field !== name)) }
    : old;
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

/** One key for the same words: a second press, or one after a lost answer, repeats them; other words are another write. */
export function useIdempotencyKey(): (words: string) => string {
  const last = useRef({ words: "", key: "" });
  return (words) => {
    if (words !== last.current.words) last.current = { words, key: newIdempotencyKey() };
    return last.current.key;
  };
}
