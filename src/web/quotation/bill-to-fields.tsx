import type { BillTo } from "#domain/quotation/bill-to.ts";
import { Form } from "#web/forms/form.tsx";
import { FormFooter } from "#web/forms/form-footer.tsx";
import formStyles from "#web/forms/form.module.css";
import { AddressRows } from "#web/forms/person/address-rows.tsx";
import { TextField } from "#web/forms/text-field.tsx";
import { useFocusFirstField } from "#web/forms/use-focus.ts";
import type { SendForm } from "#web/forms/use-send-form.ts";

interface BillToFieldsProps {
  readonly billTo: BillTo;
  readonly form: SendForm;
}

/** Bill To while it is edited. Nothing is required; what was typed stays until it is saved. */
export function BillToFields({ billTo, form }: BillToFieldsProps) {
  useFocusFirstField(form.ref);
  return (
    <Form form={form} aria-label="Bill To">
      <div className={formStyles.pair}>
        <TextField name="name" label="Name" autoComplete="name" startText={billTo.name} form={form} />
        <TextField
          name="company"
          label="Company"
          autoComplete="organization"
          startText={billTo.company}
          form={form}
        />
      </div>
      <AddressRows startText={billTo} form={form} />
      <FormFooter form={form} look="quiet" words={["Save Bill To", "Saving"]} />
    </Form>
  );
}
