import { useEffect } from "react";
import type { RefObject } from "react";

/** A form that was just asked for begins in the first field that can be typed into; one that is not shown leaves the focus alone. */
export function useFocusFirstField(form: RefObject<HTMLFormElement | null>, asked = true): void {
  useEffect(() => {
    if (!asked) return;
    const first = form.current?.querySelector<HTMLInputElement>("input:not([type='hidden'], [readonly])");
    if (first?.checkVisibility()) first.focus();
  }, [form, asked]);
}
