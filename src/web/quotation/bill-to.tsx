import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { type BillTo, billToForm, billToLines } from "#domain/quotation/bill-to.ts";
import { Button } from "#ui/button.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { useFocusFirstField } from "#web/forms/form-state.ts";
import formStyles from "#web/forms/form.module.css";
import { Form, FormFooter, TextField } from "#web/forms/form.tsx";
import { AddressRows } from "#web/forms/person-fields.tsx";
import { type SendForm, useSendForm } from "#web/forms/use-send-form.ts";
import type { WireQuotation } from "./quotation-calls.ts";
import styles from "./quotation-dialog.module.css";

export interface BillToEditing {
  readonly editing: boolean;
  readonly form: SendForm;
  /** It was saved, and has not been edited since. */
  readonly saved: boolean;
  readonly edit: () => void;
  /** Leaves the edit mode, which saves, and goes on with `then`; what cannot be saved stays, and says so. */
  readonly leave: (then: () => void) => void;
  /** Saving was tried and did not succeed; nothing was typed since. */
  readonly failed: boolean;
}

/** The edit mode of a quotation's Bill To (quotes-and-accounts.md 4): leaving it saves. */
export function useBillTo(id: number, onSaved: (quotation: WireQuotation) => void): BillToEditing {
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const next = useRef<(() => void) | undefined>(undefined);
  const finish = () => {
    next.current?.();
    next.current = undefined;
  };
  const { onSubmit, ...form } = useSendForm({
    schema: billToForm,
    send: (typed) => callShop("PUT quote/update/quotation/:id", { params: { id }, body: typed }),
    onDone: (quotation) => {
      setEditing(false);
      setSaved(true);
      onSaved(quotation);
      finish();
    },
  });
  const leave = (then: () => void) => {
    if (!editing) return then();
    next.current = then;
    form.ref.current?.requestSubmit();
  };
  const edit = () => {
    setSaved(false);
    setEditing(true);
  };
  const failed = form.message !== null || Object.keys(form.fields).length > 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Pressed by hand: what an earlier try would have gone on with is forgotten.
    if ((event.nativeEvent as SubmitEvent).submitter !== null) next.current = undefined;
    onSubmit(event);
  };
  return { editing, form: { ...form, onSubmit: submit }, saved, edit, leave, failed };
}

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
    <section aria-labelledby={`${id}-title`} className={styles.billToBlock}>
      <div className={styles.head}>
        <h3 id={`${id}-title`} className={styles.billToTitle}>
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
