import { useEffect, type RefObject } from "react";
import { focusWrongField } from "#ui/focus-wrong-field.ts";

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
