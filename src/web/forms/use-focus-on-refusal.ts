import { useEffect } from "react";
import type { RefObject } from "react";

/** Each refusal moves the focus once, to the first field that is wrong. */
export const useFocusOnRefusal = (form: RefObject<HTMLFormElement | null>, refusals: number): void => {
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [form, refusals]);
};
