import { useEffect } from "react";
import type { RefObject } from "react";
import { focusWrongField } from "./focus-wrong-field.ts";

/** Each refusal moves the focus once, to the first field that is wrong. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals > 0) focusWrongField(form.current);
  }, [form, refusals]);
}
