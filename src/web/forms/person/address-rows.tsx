import styles from "../form.module.css";
import { TextField } from "../text-field.tsx";
import type { SendForm } from "../use-send-form.ts";

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
