import type { ReactNode } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { quoteForm } from "#domain/quote-request/quote-form.ts";
import type { WireQuoteRequest } from "#web/calls/report-conversion.ts";
import { refreshVisitor } from "#web/calls/visitor-store.ts";
import type { Visitor } from "#web/calls/visitor.types.ts";
import { FormFooter } from "#web/forms/form-footer.tsx";
import styles from "#web/forms/form.module.css";
import { useFocusFirstField } from "#web/forms/use-focus-first-field.ts";
import { type RegisteredEmailPrompt, useRegisteredEmail } from "#web/forms/person/use-registered-email.ts";
import { useSendForm } from "#web/forms/use-send-form.ts";
import { useIdempotencyKey } from "#web/forms/use-idempotency-key.ts";
import { quoteRequestBody } from "./quote-request-body.ts";
import { AskedBy } from "./asked-by.tsx";
import { AskedQuantity } from "./asked-quantity.tsx";
import { sendQuoteRequest } from "./send-quote-request.ts";

interface QuoteRequestFormProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly visitor: Visitor | null;
  /** Asks for the password of an address that has an account. */
  readonly registered: (asked: RegisteredEmailPrompt) => ReactNode;
  readonly onSent: (created: WireQuoteRequest, email: string) => void;
}

/** Who asks, unless signed in, and how many, unless said; what was typed stays through a sign-in on the spot. */
export function QuoteRequestForm({ catalogue, selection, visitor, ...rest }: QuoteRequestFormProps) {
  const user = visitor?.user ?? null;
  const asks = { person: user === null, quantity: selection.quantity.pieces === null };
  const registered = useRegisteredEmail(visitor?.guest?.email ?? null);
  const keyFor = useIdempotencyKey();
  const form = useSendForm<Record<string, string>, WireQuoteRequest>({
    schema: quoteForm(asks),
    send: (typed) => {
      const path = location.pathname + location.search;
      const body = quoteRequestBody({ catalogue, selection, typed, path });
      return sendQuoteRequest(body, keyFor(JSON.stringify(body)));
    },
    onRefused: (refused, typed) => {
      // A name is wanted of somebody who was signed in: the session has ended meanwhile.
      if (user !== null && "firstname" in refused.fields) void refreshVisitor();
      return registered.takeRefusal(refused, typed.email_address);
    },
    onDone: (created, typed) => rest.onSent(created, user?.email ?? typed.email_address ?? ""),
  });
  useFocusFirstField(form.ref);
  const message = form.fields.email_address ?? registered.message;
  const checked = message ? { fields: { ...form.fields, email_address: message } } : form;
  return (
    <>
      <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        <AskedBy visitor={visitor} form={checked} emailInput={registered.input} onEmail={registered.onText} />
        {asks.quantity && <AskedQuantity error={form.fields.quantity} />}
        <FormFooter form={form} words={["Send request", "Sending"]} />
      </form>
      {user === null &&
        registered.email !== null &&
        rest.registered({ email: registered.email, onCancel: registered.clear })}
    </>
  );
}
