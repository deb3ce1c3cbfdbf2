import { unfold } from "./unfold.ts";

/** Leads to the first field of a form that is marked as wrong: unfolds what hides it, and shows it clear of what lies on the page. */
export function focusWrongField(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid]");
  if (!wrong) return;
  unfold(wrong);
  wrong.focus();
  wrong.scrollIntoView({ block: "center" });
}
