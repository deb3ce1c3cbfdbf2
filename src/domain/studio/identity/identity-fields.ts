import type { ShopIdentity } from "./identity-form.ts";

/** A field of who the shop is. */
export interface IdentityFieldSpec {
  readonly name: keyof ShopIdentity;
  readonly label: string;
  readonly hint?: string;
  readonly type?: "email" | "tel";
  readonly inputMode?: "numeric";
  readonly width?: "half";
  /** Other words that it is found by. */
  readonly also?: string;
}

interface FieldGroup {
  readonly title: string;
  readonly note: string;
  readonly fields: readonly IdentityFieldSpec[];
}

/** The form, part by part. */
export const identityGroups: readonly FieldGroup[] = [
  {
    title: "Name and place",
    note: "On every page and paper of the shop.",
    fields: [
      { name: "name", label: "Name", also: "company" },
      { name: "street_address", label: "Street address" },
      { name: "city", label: "City", width: "half" },
      { name: "postcode", label: "Postcode", inputMode: "numeric", width: "half" },
    ],
  },
  {
    title: "How it is reached",
    note: "For customers who call or write.",
    fields: [
      { name: "phone", label: "Phone", type: "tel", width: "half" },
      { name: "email", label: "Email address", type: "email", width: "half" },
      {
        name: "answer_days",
        label: "Working days to an answer",
        also: "promise reply",
        hint: "1 to 10",
        inputMode: "numeric",
        width: "half",
      },
    ],
  },
  {
    title: "Tax and payment",
    note: "On invoices, and where customers pay by bank transfer.",
    fields: [
      { name: "gst_number", label: "GST number", hint: "such as 49-091-850", also: "tax IRD" },
      { name: "bank_name", label: "Account holder", width: "half" },
      {
        name: "bank_number",
        label: "Bank account",
        hint: "12-3456-0123456-00",
        width: "half",
        also: "transfer money",
      },
    ],
  },
];
