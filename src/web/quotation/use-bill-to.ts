import { callShop } from "#web/calls/call-shop.ts";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { billToForm } from "#domain/quotation/bill-to.ts";
import { useSendForm, type SendForm } from "#web/forms/use-send-form.ts";
import type { WireQuotation } from "./quotation-calls.ts";

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
