import type { BillTo } from "../../../../domain/quote/quotation/bill-to.ts";
import { FormEnd } from "../../../forms/form-end.tsx";
import formStyles from "../../../forms/form.module.css";
import { TextField } from "../../../forms/text-field.tsx";
import { useFirstField } from "../../../forms/use-first-field.ts";
import type { SendForm } from "../../../forms/use-send-form.ts";

/** Wire name, label and what browsers call it; one row of the form each. */
const rows: readonly (readonly (readonly [keyof BillTo, string, string])[])[] = [
  [
    ["name", "Name", "name"],
    ["company", "Company", "organization"],
  ],
  [
    ["address", "Street address", "address-line1"],
    ["apartment", "Apartment", "address-line2"],
  ],
  [
    ["city_town", "City", "address-level2"],
    ["province", "Province", "address-level1"],
  ],
  [
    ["postcode", "Postcode", "postal-code"],
    ["phone_number", "Phone number", "tel"],
  ],
];

interface BillToFieldsProps {
  readonly billTo: BillTo;
  readonly form: SendForm;
}

/** Bill To while it is edited. Nothing is required; what was typed stays until it is kept. */
export const BillToFields = ({ billTo, form }: BillToFieldsProps) => {
  useFirstField(form.ref);
  return (
    <form
      ref={form.ref}
      aria-label="Bill To"
      className={formStyles.form}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      {rows.map((row) => (
        <div key={row[0]?.[0]} className={formStyles.pair}>
          {row.map(([name, label, autoComplete]) => (
            <TextField
              key={name}
              name={name}
              label={label}
              type={name === "phone_number" ? "tel" : "text"}
              autoComplete={autoComplete}
              startText={billTo[name]}
              form={form}
            />
          ))}
        </div>
      ))}
      <FormEnd form={form} look="quiet" words={["Save Bill To", "Saving"]} />
    </form>
  );
};
