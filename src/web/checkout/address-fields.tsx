import formStyles from "#web/forms/form.module.css";
import { TextField } from "#web/forms/text-field.tsx";
import type { SendForm } from "#web/forms/use-send-form.ts";

interface FieldsProps {
  readonly startText: Readonly<Record<string, string>>;
  readonly form: Pick<SendForm, "fields">;
}

/** Where the goods go: New Zealand, so a postcode has four digits. */
export function AddressFields({ startText, form }: FieldsProps) {
  const field = (name: string) => ({ name, startText: startText[name], form });
  return (
    <>
      <TextField {...field("company")} label="Company" hint="Optional" autoComplete="shipping organization" />
      <TextField
        {...field("address")}
        label="Street address"
        autoComplete="shipping address-line1"
        required
      />
      <TextField
        {...field("apartment")}
        label="Apartment"
        hint="Apartment, unit, floor or suburb. Optional"
        autoComplete="shipping address-line2"
      />
      <div className={formStyles.pair}>
        <TextField {...field("city_town")} label="City" autoComplete="shipping address-level2" required />
        <TextField
          {...field("postcode")}
          label="Postcode"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          required
        />
      </div>
      <TextField {...field("province")} label="Region" autoComplete="shipping address-level1" required />
    </>
  );
}

/** Whom the invoice is for, where that is somebody else; what is left empty is as where the goods go. */
export function InvoiceFields({ startText, form }: FieldsProps) {
  const field = (name: string) => ({ name, startText: startText[name], form });
  return (
    <div className={formStyles.form}>
      <div className={formStyles.pair}>
        <TextField {...field("bill_to_name")} label="Name on the invoice" autoComplete="billing name" />
        <TextField
          {...field("bill_to_company")}
          label="Company on the invoice"
          autoComplete="billing organization"
        />
      </div>
      <TextField
        {...field("bill_to_address")}
        label="Street address of the invoice"
        autoComplete="billing address-line1"
      />
      <div className={formStyles.pair}>
        <TextField
          {...field("bill_to_city_town")}
          label="City of the invoice"
          autoComplete="billing address-level2"
        />
        <TextField
          {...field("bill_to_postcode")}
          label="Postcode of the invoice"
          inputMode="numeric"
          autoComplete="billing postal-code"
        />
      </div>
    </div>
  );
}
