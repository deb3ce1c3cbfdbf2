import { useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Selection } from "../../../domain/configure/selection.ts";
import { quoteForm, QUOTE_QUANTITY_LENGTH } from "../../../domain/quote/request/quote-form.ts";
import { newWriteKey } from "../../calls/call-shop.ts";
import type { Visitor } from "../../calls/visitor.types.ts";
import { FormEnd } from "../../forms/form-end.tsx";
import styles from "../../forms/form.module.css";
import { TextField } from "../../forms/text-field.tsx";
import { useFirstField } from "../../forms/use-first-field.ts";
import { useSendForm } from "../../forms/use-send-form.ts";
import { DigitsInput } from "../../ui/fields/digits-input.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { askedBody } from "./asked-body.ts";
import { PersonFields } from "../../forms/person-fields.tsx";
import { createQuoteRequest, type CreatedQuoteRequest } from "./quote-request-calls.ts";
import { useRegisteredEmail } from "../../forms/use-registered-email.ts";

export interface RegisteredProps {
  readonly email: string;
  readonly onCancel: () => void;
}

interface QuoteRequestFormProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly visitor: Visitor | null;
  /** Asks for the password of an address that has an account. */
  readonly registered: (props: RegisteredProps) => ReactNode;
  readonly onSent: (created: CreatedQuoteRequest, email: string) => void;
}

/** One key for the same words: a second press repeats them, other words are another request. */
const useWriteKey = (): ((body: object) => string) => {
  const last = useRef({ text: "", key: "" });
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.current.text) last.current = { text, key: newWriteKey() };
    return last.current.key;
  };
};

const Quantity = ({ error }: { readonly error: string | undefined }) => {
  const [text, setText] = useState("");
  return (
    <Field label="Quantity" hint="pieces" error={error}>
      {(ids) => (
        <DigitsInput
          {...ids}
          name="quantity"
          text={text}
          maxLength={QUOTE_QUANTITY_LENGTH}
          invalid={error !== undefined}
          onText={setText}
        />
      )}
    </Field>
  );
};

/** Who asks, unless signed in, and how many, unless said; what was typed stays through a sign-in on the spot. */
export const QuoteRequestForm = ({ catalogue, selection, visitor, ...rest }: QuoteRequestFormProps) => {
  const user = visitor?.user ?? null;
  const guest = visitor?.guest ?? null;
  const asks = { person: user === null, quantity: selection.quantity.pieces === null };
  const registered = useRegisteredEmail(guest?.email ?? null);
  const keyFor = useWriteKey();
  const form = useSendForm<Record<string, string>, CreatedQuoteRequest>({
    schema: quoteForm(asks),
    send: (typed) => {
      const path = location.pathname + location.search;
      const body = askedBody({ catalogue, selection, typed, path });
      return createQuoteRequest(body, keyFor(body));
    },
    onRefused: (refused, typed) => registered.takeRefusal(refused, typed.email_address),
    onDone: (created, typed) => rest.onSent(created, user?.email ?? typed.email_address ?? ""),
  });
  useFirstField(form.ref);
  const message = form.fields.email_address ?? registered.message;
  const checked = message ? { fields: { ...form.fields, email_address: message } } : form;
  return (
    <>
      <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        {user ? (
          <TextField
            label="Email address"
            name="account"
            type="email"
            autoComplete="email"
            hint={`${user.first_name} ${user.last_name}`}
            startText={user.email}
            readOnly
            form={form}
          />
        ) : (
          <PersonFields
            guest={guest}
            form={checked}
            emailInput={registered.input}
            onEmail={registered.onText}
          />
        )}
        {asks.quantity && <Quantity error={form.fields.quantity} />}
        <FormEnd form={form} words={["Send request", "Sending"]} />
      </form>
      {user === null &&
        registered.email !== null &&
        rest.registered({ email: registered.email, onCancel: registered.clear })}
    </>
  );
};
