import { addressForm } from "#domain/account/forms.ts";
import { Button } from "#ui/button.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import type { SavedAddress } from "./address-card.tsx";
import { Form } from "#web/forms/form.tsx";
import { FormFooter } from "#web/forms/form-footer.tsx";
import styles from "#web/forms/form.module.css";
import { AddressRows } from "#web/forms/person/address-rows.tsx";
import { TextField } from "#web/forms/text-field.tsx";
import { useFocusFirstField } from "#web/forms/use-focus.ts";
import { useSendForm } from "#web/forms/use-send-form.ts";

interface AddressFormProps {
  /** The entry that is edited; null for a new one. */
  readonly entry: SavedAddress | null;
  readonly onSaved: (message: string) => void;
  readonly onCancel: () => void;
}

/** A new entry of the address book, or a change of one. */
export function AddressForm({ entry, onSaved, onCancel }: AddressFormProps) {
  const form = useSendForm({
    schema: addressForm,
    send: (typed) =>
      entry
        ? callShop("PUT account/addresses/:id", { params: { id: entry.id }, body: typed })
        : callShop("POST account/addresses", { body: typed }),
    onDone: ({ message }) => onSaved(message),
  });
  useFocusFirstField(form.ref);
  return (
    <Form form={form} aria-label={entry ? `Edit ${entry.address_label}` : "New address"}>
      <div className={styles.pair}>
        <TextField
          name="address_label"
          label="Address label"
          autoComplete="off"
          required
          startText={entry?.address_label}
          form={form}
        />
        <TextField
          name="company"
          label="Company"
          hint="Optional"
          autoComplete="organization"
          startText={entry?.company}
          form={form}
        />
      </div>
      <AddressRows required startText={entry} form={form} />
      <FormFooter form={form} look="quiet" words={[entry ? "Save address" : "Add address", "Saving"]}>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </FormFooter>
    </Form>
  );
}
