import { useEffect, useId, useRef } from "react";
import { type BillTo, billToLines } from "#domain/quotation/bill-to.ts";
import { Button } from "#ui/button.tsx";
import type { WireQuotation } from "./quotation-calls.ts";
import styles from "./bill-to.module.css";
import type { BillToEditing } from "./use-bill-to.ts";
import { Form } from "#web/forms/form.tsx";
import { FormFooter } from "#web/forms/form-footer.tsx";
import formStyles from "#web/forms/form.module.css";
import { AddressRows } from "#web/forms/person/address-rows.tsx";
import { TextField } from "#web/forms/text-field.tsx";
import { useFocusFirstField } from "#web/forms/use-focus.ts";
import type { SendForm } from "#web/forms/use-send-form.ts";

interface BillToBlockProps {
  readonly quotation: WireQuotation;
  readonly billTo: BillToEditing;
}

function Address({ quotation }: Pick<BillToBlockProps, "quotation">) {
  const lines = billToLines(quotation);
  if (lines.length === 0)
    return <p className={styles.nobody}>No one yet. Edit it to add a name and an address.</p>;
  return (
    <address className={styles.lines}>
      {lines.map((line, at) => (
        <span key={`${at} ${line}`}>{line}</span>
      ))}
    </address>
  );
}

interface BillToFieldsProps {
  readonly billTo: BillTo;
  readonly form: SendForm;
}

/** Bill To while it is edited. Nothing is required; what was typed stays until it is saved. */
function BillToFields({ billTo, form }: BillToFieldsProps) {
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

/** To whom the quotation is addressed: shown, or edited; leaving the edit mode saves. */
export function BillToBlock({ quotation, billTo }: BillToBlockProps) {
  const { editing, form, saved, edit } = billTo;
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (saved) toggle.current?.focus();
  }, [saved]);
  return (
    <section aria-labelledby={`${id}-title`} className={styles.block}>
      <div className={styles.head}>
        <h3 id={`${id}-title`} className={styles.title}>
          Bill To
        </h3>
        {!editing && (
          <Button ref={toggle} look="plain" label="Edit Bill To" onClick={edit}>
            Edit
          </Button>
        )}
        <span role="status" className={styles.saved}>
          {saved && !editing && "Saved."}
        </span>
      </div>
      {editing ? <BillToFields billTo={quotation} form={form} /> : <Address quotation={quotation} />}
    </section>
  );
}
