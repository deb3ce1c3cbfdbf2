import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { RequestOf } from "#contract/calls.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { quoteData } from "#domain/compare/quote-data.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { detailsOf, summaryOf } from "#domain/configure/summary.ts";
import { kindOf } from "#domain/detail.ts";
import { messageOf } from "#domain/messages.ts";
import { QUOTE_QUANTITY_LENGTH, quoteForm } from "#domain/quote-request/quote-form.ts";
import { COMMENT_LENGTH } from "#domain/quote-request/quote-request.ts";
import { pageIds } from "#domain/seo/page-at.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import type { Answer, Refused } from "#calls/make-call.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { originOf } from "#web/calls/origin-of.ts";
import type { WireQuoteRequest } from "#web/calls/report-conversion.ts";
import { uploadsOf } from "#web/calls/upload-list.ts";
import { refreshVisitor, useVisitor, type Visitor } from "#web/calls/visitor-store.ts";
import { type RegisteredEmailPrompt, useRegisteredEmail } from "#web/forms/email-check.ts";
import { useFocusFirstField, useIdempotencyKey } from "#web/forms/form-state.ts";
import { toFormErrors } from "#web/forms/to-form-errors.ts";
import { Form, FormFooter } from "#web/forms/form.tsx";
import { AccountEmail, PersonFields } from "#web/forms/person-fields.tsx";
import { QuoteThanks, useSubmittedQuoteRequest } from "#web/forms/quote-thanks.tsx";
import { UploadProgress, UploadsField, useUploads } from "#web/forms/uploads-field.tsx";
import { type SendForm, useSendForm } from "#web/forms/use-send-form.ts";
import styles from "./quote-request.module.css";

const ownFields = {
  names: new Set(["firstname", "lastname", "email_address", "quantity", "comment", "attachments"]),
  shownAt: { uploads: "attachments" },
};

/** Said at the files: one of them stands still. */
const unfinished: Refused = {
  ok: false,
  status: 409,
  message: messageOf("upload-unfinished"),
  fields: { attachments: messageOf("upload-unfinished") },
  error: {},
};

/** Asks for a quote; a refusal comes in the words of the dialog. */
async function sendQuoteRequest(
  body: RequestOf<"POST quote/create/quote-request">["body"],
  key: string,
): Promise<Answer<WireQuoteRequest>> {
  const answer = await callShop("POST quote/create/quote-request", { body, key });
  return answer.ok ? answer : toFormErrors(answer, ownFields);
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

/** What the choices cannot say. */
function RequestMessage({ error }: { readonly error: string | undefined }) {
  const [text, setText] = useState("");
  return (
    <Field label="Message" hint="Optional" error={error}>
      {(ids) => (
        <TextArea
          {...ids}
          name="comment"
          rows={3}
          maxLength={COMMENT_LENGTH}
          text={text}
          invalid={error !== undefined}
          onText={setText}
        />
      )}
    </Field>
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

/** A signal that is given when the form is gone: nobody waits for its files any more. */
function useCalledOff(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return () => {
    controller.current = new AbortController();
    return controller.current.signal;
  };
}

interface Asked {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** What was typed into the dialog, in wire names. */
  readonly typed: Readonly<Record<string, string>>;
  /** The ids of its files, which have arrived before. */
  readonly uploads?: readonly string[];
  /** The page, with its query. */
  readonly path: string;
}

function withQuantity(selection: Selection, typed: string | undefined): Selection {
  return typed === undefined
    ? selection
    : { ...selection, quantity: { custom: true, pieces: Number(typed) } };
}

/** The payload of a quote request from a quote page (quotes-and-accounts.md 3). */
export function quoteRequestBody({ catalogue, selection, typed, uploads = [], path }: Asked) {
  const { quantity, comment, ...person } = typed;
  const product = withQuantity(selection, quantity);
  const origin = originOf(path);
  return {
    ...person,
    quote_type: "Special Size" as const,
    ...quoteData(catalogue, product),
    ...pageIds(catalogue, path),
    // The item in words, unless something was to be said of it.
    comment: comment?.trim() ? comment : summaryOf(catalogue, product),
    ...(uploads.length > 0 && { uploads: [...uploads] }),
    origin_path: origin.path,
    ...origin.tracking,
  };
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
function QuoteRequestForm({ catalogue, selection, visitor, ...rest }: QuoteRequestFormProps) {
  const user = visitor?.user ?? null;
  const asks = { person: user === null, quantity: selection.quantity.pieces === null };
  const registered = useRegisteredEmail(visitor?.guest?.email ?? null);
  const keyFor = useIdempotencyKey();
  const uploads = useUploads("quote-request");
  const calledOff = useCalledOff();
  const form = useSendForm<Record<string, string>, WireQuoteRequest>({
    schema: quoteForm(asks),
    send: async (typed) => {
      const path = location.pathname + location.search;
      const ids = await uploads.arrived(calledOff());
      if (ids === null) return unfinished;
      const body = quoteRequestBody({ catalogue, selection, typed, uploads: ids, path });
      return sendQuoteRequest(body, keyFor(JSON.stringify(body)));
    },
    onRefused: (refused, typed) => {
      // A name is wanted of somebody who was signed in: the session has ended meanwhile.
      if (user !== null && "firstname" in refused.fields) void refreshVisitor();
      return registered.takeRefusal(refused, typed.email_address);
    },
    onDone: (created, typed) => {
      uploads.leave();
      rest.onSent(created, user?.email ?? typed.email_address ?? "");
    },
  });
  useFocusFirstField(form.ref);
  const message = form.fields.email_address ?? registered.message;
  const checked = message ? { fields: { ...form.fields, email_address: message } } : form;
  return (
    <>
      <Form form={form}>
        <RequestedBy
          visitor={visitor}
          form={checked}
          emailInput={registered.input}
          onEmail={registered.onText}
        />
        {asks.quantity && <RequestedQuantity error={form.fields.quantity} />}
        <RequestMessage error={form.fields.comment} />
        <UploadsField uploads={uploads} error={form.fields.attachments} />
        <FormFooter form={form} words={["Send request", "Sending"]}>
          {form.busy && uploads.items.length > 0 && <UploadProgress uploads={uploads.items} />}
        </FormFooter>
      </Form>
      {user === null &&
        registered.email !== null &&
        rest.registered({ email: registered.email, onCancel: registered.clear })}
    </>
  );
}

type QuoteRequestDialogProps = Pick<
  ComponentProps<typeof QuoteRequestForm>,
  "catalogue" | "selection" | "registered"
> & {
  /** What the product looks like. */
  readonly picture: ReactNode;
  readonly onClose: () => void;
};

interface QuoteRequestItemProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** Its picture. */
  readonly children: ReactNode;
}

/** What the quote is asked for, to be looked over once more: the product, then the rest in one run of words. */
function QuoteRequestItem({ catalogue, selection, children }: QuoteRequestItemProps) {
  const details = detailsOf(catalogue, selection).filter((detail) => kindOf(detail) !== "product");
  return (
    <section aria-label="Your item" className={styles.item}>
      {children}
      <div>
        <h3 className={styles.product}>{titleOf(catalogue, selection)}</h3>
        <dl className={styles.details}>
          {details.map(({ label, value }) => (
            <div key={label} className={styles.detail}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The dialog 'Request a Quote': the form, then thanks. Whoever closes it begins anew the next time. */
export function QuoteRequestDialog({ picture, onClose: close, ...asked }: QuoteRequestDialogProps) {
  const onClose = (): void => {
    uploadsOf("quote-request").clear();
    close();
  };
  const visitor = useVisitor();
  const { sent, onSent } = useSubmittedQuoteRequest();
  return (
    <Dialog title="Request a Quote" onClose={onClose}>
      {sent ? (
        <QuoteThanks sent={sent} onClose={onClose} />
      ) : (
        <>
          <QuoteRequestItem catalogue={asked.catalogue} selection={asked.selection}>
            {picture}
          </QuoteRequestItem>
          <QuoteRequestForm {...asked} visitor={visitor} onSent={onSent} />
        </>
      )}
    </Dialog>
  );
}
