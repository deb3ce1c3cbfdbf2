/** Opens all that an element is folded away in. */
export function unfold(element: Element): void {
  const folded = element.closest<HTMLDetailsElement>("details:not([open])");
  if (folded === null) return;
  folded.open = true;
  unfold(folded);
}
