import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

/** Who the shop is. */
export type Identity = StudioReplyTo<"GET settings/identity">;
export type IdentityField = keyof Identity;

/** The fields as they are typed. */
export type TypedIdentity = Readonly<Record<IdentityField, string>>;

interface FieldSpec {
  readonly name: IdentityField;
  readonly label: string;
  readonly hint?: string;
  readonly type?: "email" | "tel";
  readonly inputMode?: "numeric";
  readonly width?: "half";
}

interface FieldGroup {
  readonly title: string;
  readonly note: string;
  readonly fields: readonly FieldSpec[];
}

/** The form, part by part. */
export const identityGroups: readonly FieldGroup[] = [
  {
    title: "Name and place",
    note: "On every page and paper of the shop.",
    fields: [
      { name: "name", label: "Name" },
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
      { name: "gst_number", label: "GST number", hint: "such as 49-091-850" },
      { name: "bank_name", label: "Account holder", width: "half" },
      { name: "bank_number", label: "Bank account", hint: "12-3456-0123456-00", width: "half" },
    ],
  },
];

/** As it stands in the fields. */
export function typedOf(identity: Identity): TypedIdentity {
  return { ...identity, answer_days: String(identity.answer_days) };
}

/** As it is sent; what is no number is refused there. */
export function identityIn(typed: TypedIdentity): Identity {
  return { ...typed, answer_days: Number(typed.answer_days) };
}

/** What both have changed, and nobody has decided: the fields, as the other one has set them. */
export type Theirs = Readonly<Partial<Record<IdentityField, string>>>;

/**
 * Brings together what was typed and what somebody else has set since it was read: a field that was let be takes theirs, of one that
 * both changed theirs is shown beside what was typed.
 */
export function broughtTogether(
  typed: TypedIdentity,
  was: Identity,
  now: Identity,
): { readonly typed: TypedIdentity; readonly theirs: Theirs } {
  const [before, set] = [typedOf(was), typedOf(now)];
  const names = Object.keys(typed) as IdentityField[];
  const isTouched = (name: IdentityField) => typed[name] !== before[name];
  const both = names.filter((name) => isTouched(name) && set[name] !== before[name]);
  return {
    typed: {
      ...set,
      ...Object.fromEntries(names.filter(isTouched).map((name) => [name, typed[name]])),
    },
    theirs: Object.fromEntries(
      both.filter((name) => set[name] !== typed[name]).map((name) => [name, set[name]]),
    ),
  };
}
