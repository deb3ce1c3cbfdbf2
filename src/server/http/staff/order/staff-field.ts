import { html, type Html } from "./html.ts";

/** A field of a form for the staff. */
export interface StaffField {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly hint?: string;
  /** Lines of a text; one where it is not said. */
  readonly rows?: number;
  readonly isLong?: boolean;
  /** One of these is chosen. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** For keyboards of phones. */
  readonly inputmode?: "decimal" | "numeric" | "text";
  readonly type?: "text" | "date";
}

/** What was typed and not taken, with what is wrong. */
interface TypedBack {
  readonly typed: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

/** What is wrong with a field, and what it is for. */
function wordsBelow(id: string, hint: string | undefined, fault: string | undefined): Html {
  return html`${fault !== undefined && html`<p class="fault" id="${id}-fault">${fault}</p>`}${
    hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`
  }`;
}

/** Radios in a fieldset; the first has the field's id, so that what is wrong leads to it. */
function choiceOf(id: string, { name, label, hint, choices = [] }: StaffField, back: TypedBack | null): Html {
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

/** A field with its label, its hint and what is wrong with it, as it was typed. */
export function staffField(id: string, field: StaffField, back: TypedBack | null): Html {
  if (field.choices !== undefined) return choiceOf(id, field, back);
  const { name, label, hint, isLong = false, rows = 2, inputmode = "text", type = "text" } = field;
  const fault = back?.fields[name];
  const value = back?.typed[name] ?? field.value ?? "";
  const said = [fault === undefined ? "" : `${id}-fault`, hint === undefined ? "" : `${id}-hint`];
  const told = said.filter((one) => one !== "").join(" ");
  const described = told === "" ? html`` : html` aria-describedby="${told}"`;
  const wrong = fault === undefined ? html`` : html` aria-invalid="true"`;
  const control = isLong
    ? html`<textarea id="${id}" name="${name}" rows="${rows}" ${described}${wrong}>${value}</textarea>`
    : html`<input
        id="${id}"
        name="${name}"
        type="${type}"
        value="${value}"
        inputmode="${inputmode}"
        autocomplete="off"
        ${described}${wrong}
      />`;
  return html`<div class="field">
    <label for="${id}">${label}</label>${control}${wordsBelow(id, hint, fault)}
  </div>`;
}
