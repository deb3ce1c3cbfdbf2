import type { Ref } from "react";
import type { FieldMessages } from "#domain/refusal.ts";
import type { Guest, Visitor } from "#web/calls/visitor-store.ts";
import { TextField } from "./form.tsx";
import type { SendForm } from "./use-send-form.ts";
import styles from "./form.module.css";

interface NameFieldsProps {
  /** What first and last name are called on the wire. */
  readonly names: readonly [first: string, last: string];
  readonly startText: readonly [first: string | null | undefined, last: string | null | undefined];
  readonly form: Pick<SendForm, "fields">;
}

/** First and last name beside each other. */
export function NameFields({ names, startText, form }: NameFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label="First name"
        name={names[0]}
        autoComplete="given-name"
        required
        startText={startText[0] ?? undefined}
        form={form}
      />
      <TextField
        label="Last name"
        name={names[1]}
        autoComplete="family-name"
        required
        startText={startText[1] ?? undefined}
        form={form}
      />
    </div>
  );
}

interface PersonFieldsProps {
  /** What the browser remembers of its guest. */
  readonly guest: Guest | null;
  readonly form: Pick<SendForm, "fields">;
  readonly emailInput: Ref<HTMLInputElement>;
  readonly onEmail: (typed: string) => void;
}

/** Who asks, for those who are not signed in. */
export function PersonFields({ guest, form, emailInput, onEmail }: PersonFieldsProps) {
  return (
    <>
      <NameFields
        names={["firstname", "lastname"]}
        startText={[guest?.first_name, guest?.last_name]}
        form={form}
      />
      <TextField
        ref={emailInput}
        label="Email address"
        name="email_address"
        type="email"
        autoComplete="email"
        hint="We reply to this address"
        live
        required
        startText={guest?.email ?? undefined}
        form={form}
        onText={onEmail}
      />
    </>
  );
}

interface AccountEmailProps {
  readonly user: NonNullable<Visitor["user"]>;
  readonly fields?: FieldMessages;
}

/** Whom the answer goes to, of somebody signed in: shown, and not theirs to change here. */
export function AccountEmail({ user, fields = {} }: AccountEmailProps) {
  return (
    <TextField
      label="Email address"
      name="account"
      type="email"
      autoComplete="email"
      hint={`${user.first_name} ${user.last_name}`}
      startText={user.email}
      readOnly
      form={{ fields }}
    />
  );
}

type Line = "address" | "apartment" | "city_town" | "province" | "postcode" | "phone_number";

/** Wire name, label and what browsers call it; one row of the form each. */
const rows: readonly (readonly (readonly [Line, string, string])[])[] = [
  [
    ["address", "Street address", "address-line1"],
    ["apartment", "Apartment", "address-line2"],
  ],
  [
    ["city_town", "City", "address-level2"],
    ["province", "Region", "address-level1"],
  ],
  [
    ["postcode", "Postcode", "postal-code"],
    ["phone_number", "Phone number", "tel"],
  ],
];

interface AddressRowsProps {
  readonly startText: Readonly<Record<Line, string>> | null;
  /** All but the apartment are wanted. */
  readonly required?: boolean;
  readonly form: Pick<SendForm, "fields">;
}

/** Where somebody lives, and their telephone. */
export function AddressRows({ startText, required = false, form }: AddressRowsProps) {
  return rows.map((row) => (
    <div key={row[0]?.[0]} className={styles.pair}>
      {row.map(([name, label, autoComplete]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          hint={required && name === "apartment" ? "Optional" : undefined}
          type={name === "phone_number" ? "tel" : "text"}
          autoComplete={autoComplete}
          required={required && name !== "apartment"}
          startText={startText?.[name]}
          form={form}
        />
      ))}
    </div>
  ));
}
