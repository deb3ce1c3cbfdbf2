import { type StaffOrderKey, staffOrderPath } from "#server/services/order/staff-order-key.ts";
import type { StaffForm, TypedFields } from "#server/services/staff-order/tell-order.ts";
import { html, type Html } from "./html.ts";

/** What was sent and not done: its form shows it again, with what is wrong. */
export interface Returned {
  readonly form: StaffForm;
  readonly typed: TypedFields;
  readonly fields: Readonly<Record<string, string>>;
}

/** What every form of the page knows. */
export interface FormContext {
  readonly key: StaffOrderKey;
  /** The newest fact that the page shows. */
  readonly seen: number;
  readonly returned: Returned | null;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly hint?: string;
  readonly isLong?: boolean;
  /** One of these is chosen. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** For keyboards of phones. */
  readonly inputmode?: "decimal" | "text";
}

interface AskedForm {
  readonly form: StaffForm;
  /** Told apart from the same form of another line. */
  readonly line?: number;
  readonly unseen?: TypedFields;
  readonly fields?: readonly Field[];
  readonly button: string;
  readonly isMain: boolean;
}

/** Of a field of a form, told apart from that of another line. */
export function fieldId({ form, typed }: Pick<Returned, "form" | "typed">, field: string): string {
  return typed.line === undefined ? `${form}-${field}` : `${form}-${typed.line}-${field}`;
}

/** What was sent by this form and not done. */
export function returnedTo(context: FormContext, form: StaffForm, line?: number): Returned | null {
  const { returned } = context;
  const isIt = returned?.form === form && (line === undefined || returned.typed.line === String(line));
  return isIt ? returned : null;
}

/** What is wrong with a field, and what it is for. */
function wordsBelow(id: string, hint: string | undefined, fault: string | undefined): Html {
  return html`${fault !== undefined && html`<p class="fault" id="${id}-fault">${fault}</p>`}${
    hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`
  }`;
}

/** Radios in a fieldset; the first has the field's id, so that what is wrong leads to it. */
function choiceOf(id: string, { name, label, hint, choices = [] }: Field, back: Returned | null): Html {
  const fault = back?.fields[name];
  const radios = choices.map(({ value, label: words }, at) => {
    const own = at === 0 ? html` id="${id}"` : html``;
    const ticked = back?.typed[name] === value ? html` checked` : html``;
    return html`<label
      ><input type="radio" name="${name}" value="${value}" ${own}${ticked} />${words}</label
    >`;
  });
  return html`<fieldset class="field choice">
    <legend>${label}</legend>
    ${radios}${wordsBelow(id, hint, fault)}
  </fieldset>`;
}

function fieldOf(id: string, field: Field, back: Returned | null): Html {
  const { name, label, hint, isLong = false, inputmode = "text" } = field;
  const fault = back?.fields[name];
  const value = back?.typed[name] ?? field.value ?? "";
  const said = [fault === undefined ? "" : `${id}-fault`, hint === undefined ? "" : `${id}-hint`];
  const told = said.filter((one) => one !== "").join(" ");
  const described = told === "" ? html`` : html` aria-describedby="${told}"`;
  const wrong = fault === undefined ? html`` : html` aria-invalid="true"`;
  const control = isLong
    ? html`<textarea id="${id}" name="${name}" rows="2" ${described}${wrong}>${value}</textarea>`
    : html`<input
        id="${id}"
        name="${name}"
        value="${value}"
        inputmode="${inputmode}"
        autocomplete="off"
        ${described}${wrong}
      />`;
  return html`<div class="field">
    <label for="${id}">${label}</label>${control}${wordsBelow(id, hint, fault)}
  </div>`;
}

/** A form of the page: it says what the page showed, so that nobody acts on what has changed since. */
export function staffForm(
  context: FormContext,
  { form, line, unseen = {}, fields = [], button, isMain }: AskedForm,
): Html {
  const back = returnedTo(context, form, line);
  const hidden = { seen: String(context.seen), ...unseen };
  const look = isMain ? html` class="main"` : html``;
  return html`<form method="post" action="${staffOrderPath(context.key, form)}">${Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )}${
    fields.length > 0 &&
    html`<div class="fields">
      ${fields.map((field) =>
        (field.choices ? choiceOf : fieldOf)(fieldId({ form, typed: unseen }, field.name), field, back),
      )}
    </div>`
  }<button${look}>${button}</button></form>`;
}
