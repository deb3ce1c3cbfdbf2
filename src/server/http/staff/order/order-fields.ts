import { type StaffOrderKey, staffOrderPath } from "#server/services/order/staff-order-key.ts";
import type { TypedFields } from "#server/services/staff-order/staff-order-page.types.ts";
import type { StaffForm } from "#server/services/staff-order/tell-order.ts";
import { html, type Html } from "./html.ts";
import { type StaffField, staffField } from "./staff-field.ts";

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

interface AskedForm {
  readonly form: StaffForm;
  /** Told apart from the same form of another line. */
  readonly line?: number;
  readonly unseen?: TypedFields;
  readonly fields?: readonly StaffField[];
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
      ${fields.map((field) => staffField(fieldId({ form, typed: unseen }, field.name), field, back))}
    </div>`
  }<button${look}>${button}</button></form>`;
}
