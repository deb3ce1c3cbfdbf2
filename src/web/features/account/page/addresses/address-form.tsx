import { addressForm, type Address } from "../../../../../domain/account/forms/address.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { addAddress, editAddress, type KeptAddress } from "../../calls/account-calls.ts";
import { FormEnd } from "../../../../forms/form-end.tsx";
import styles from "../../../../forms/form.module.css";
import { TextField } from "../../../../forms/text-field.tsx";
import { useFirstField } from "../../../../forms/use-first-field.ts";
import { useSendForm, type SendForm } from "../../../../forms/use-send-form.ts";

interface AddressFormProps {
  /** The entry that is edited; null for a new one. */
  readonly entry: KeptAddress | null;
  readonly onKept: (message: string) => void;
  readonly onCancel: () => void;
}

type FieldName = keyof Address;

/** Wire name, label, what browsers call it, and whether it may be left empty; one row of the form each. */
const rows: readonly (readonly (readonly [FieldName, string, string, "optional"?])[])[] = [
  [
    ["address_label", "Address label", "off"],
    ["company", "Company", "organization", "optional"],
  ],
  [
    ["address", "Street address", "address-line1"],
    ["apartment", "Apartment", "address-line2", "optional"],
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

const Fields = ({ form, entry }: { readonly form: SendForm; readonly entry: KeptAddress | null }) =>
  rows.map((row) => (
    <div key={row[0]?.[0]} className={styles.pair}>
      {row.map(([name, label, autoComplete, optional]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          hint={optional && "Optional"}
          type={name === "phone_number" ? "tel" : "text"}
          autoComplete={autoComplete}
          required={!optional}
          startText={entry?.[name]}
          form={form}
        />
      ))}
    </div>
  ));

/** A new entry of the address book, or a change of one. */
export const AddressForm = ({ entry, onKept, onCancel }: AddressFormProps) => {
  const form = useSendForm({
    schema: addressForm,
    send: (typed) => (entry ? editAddress(entry.id, typed) : addAddress(typed)),
    onDone: ({ message }) => onKept(message),
  });
  useFirstField(form.ref);
  return (
    <form
      ref={form.ref}
      aria-label={entry ? `Edit ${entry.address_label}` : "New address"}
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <Fields form={form} entry={entry} />
      <FormEnd form={form} look="quiet" words={[entry ? "Save address" : "Add address", "Saving"]}>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </FormEnd>
    </form>
  );
};
