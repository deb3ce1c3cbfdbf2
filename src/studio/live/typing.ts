type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What fields said before somebody came into them. */
const before = new WeakMap<TypedField, string>();
const typedIn = new Set<TypedField>();

/** A field of a form that says something; what a list is narrowed by goes its own way. */
function fieldOf({ target }: Event): TypedField | null {
  const isField =
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio");
  return isField && target.closest("[role=search]") === null ? target : null;
}

addEventListener("focusin", (event) => {
  const field = fieldOf(event);
  if (field !== null && !before.has(field)) before.set(field, field.value);
});
addEventListener("input", (event) => {
  const field = fieldOf(event);
  if (field !== null) typedIn.add(field);
});

/** The field in which something was typed last that was not sent. */
export function unsavedField(): TypedField | null {
  for (const field of typedIn)
    if (!field.isConnected || field.value === (before.get(field) ?? "")) typedIn.delete(field);
  return [...typedIn].at(-1) ?? null;
}

/** Whether something was typed here that was not sent, or a dialog is open: nothing is changed under somebody's hands. */
export function isTyping(): boolean {
  return unsavedField() !== null || document.querySelector("dialog[open]") !== null;
}
