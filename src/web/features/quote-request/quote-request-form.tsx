import { useState, type ReactNode, type RefObject } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { quoteForm, QUOTE_QUANTITY_LENGTH } from "#domain/quote-request/quote-form.ts";
import type { WireQuoteRequest } from "#web/calls/report-conversion.ts";
import { refreshVisitor, type Visitor } from "#web/calls/visitor-store.ts";
import { FormFooter } from "#web/forms/form-footer.tsx";
import styles from "#web/forms/form.module.css";
import { useFocusFirstField } from "#web/forms/use-focus.ts";
import { type RegisteredEmailPrompt, useRegisteredEmail } from "#web/forms/person/use-registered-email.ts";
import { type SendForm, useSendForm } from "#web/forms/use-send-form.ts";
import { useIdempotencyKey } from "#web/forms/use-idempotency-key.ts";
import { quoteRequestBody } from "./quote-request-body.ts";
import { AccountEmail } from "#web/forms/person/account-email.tsx";
import { PersonFields } from "#web/forms/person/person-fields.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import type { RequestOf } from "#contract/calls.ts";
import { callShop, type Answer } from "#web/calls/call-shop.ts";
import { toFormErrors } from "#web/forms/to-form-errors.ts";

const fieldNames = new Set(["firstname", "lastname", "email_address", "quantity"]);

/** Asks for a quote; a refusal comes in the words of the dialog. */
async function sendQuoteRequest(
  body: RequestOf<"POST quote/create/quote-request">["body"],
  key: string,
): Promise<Answer<WireQuoteRequest>> {
  const answer = await callShop("POST quote/create/quote-request", { body, key });
  return answer.ok ? answer : toFormErrors(answer, { names: fieldNames });
}

/** How many pieces, for an item that does not say it: digits only, six at most. */
function RequestedQuantity({ error }: { readonly error: string | undefined }) {
  const [pieces, setPieces] = useState<number | null>(null);
  return (
    <NumberField
      eachKey
      label="Quantity"
      hint="pieces"
      name="quantity"
      value={pieces}
      maxLength={QUOTE_QUANTITY_LENGTH}
      error={error}
      onNumber={setPieces}
    />
  );
}

interface RequestedByProps {
  readonly visitor: Visitor | null;
  readonly form: Pick<SendForm, "fields">;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly onEmail: (typed: string) => void;
}

/** Whom the answer goes to: known of somebody signed in, asked of everybody else. */
function RequestedBy({ visitor, ...asked }: RequestedByProps) {
  const user = visitor?.user ?? null;
  if (user === null) return <PersonFields guest={visitor?.guest ?? null} {...asked} />;
  return <AccountEmail user={user} fields={asked.form.fields} />;
}

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
        <RequestedBy
          visitor={visitor}
          form={checked}
          emailInput={registered.input}
          onEmail={registered.onText}
        />
        {asks.quantity && <RequestedQuantity error={form.fields.quantity} />}
        <FormFooter form={form} words={["Send request", "Sending"]} />
      </form>
      {user === null &&
        registered.email !== null &&
        rest.registered({ email: registered.email, onCancel: registered.clear })}
    </>
  );
}
