import { type ReactNode, useCallback, useId, useState } from "react";
import { type Catalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import { messageOf } from "#domain/messages.ts";
import { COMMENT_LENGTH } from "#domain/quote-request/quote-request.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import { singleColourRemark } from "#domain/special-processing/check-special.ts";
import { specialCatalogue } from "#domain/special-processing/special-catalogue.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { Answer } from "#calls/make-call.ts";
import { callShop } from "#web/calls/call-shop.ts";
import type { WireQuoteRequest } from "#web/calls/report-conversion.ts";
import type { UploadItem } from "#web/calls/upload-items.ts";
import { uploadsOf } from "#web/calls/upload-list.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { namedGuest, useVisitor, type Visitor } from "#web/calls/visitor-store.ts";
import type { RegisteredEmail, RegisteredEmailPrompt } from "#web/forms/email-check.ts";
import type { FormState } from "#web/forms/form-state.ts";
import formStyles from "#web/forms/form.module.css";
import { FormFooter } from "#web/forms/form.tsx";
import { AccountEmail, PersonFields } from "#web/forms/person-fields.tsx";
import { QuoteThanks, useSubmittedQuoteRequest } from "#web/forms/quote-thanks.tsx";
import { UploadProgress, type Uploads, UploadsField } from "#web/forms/uploads-field.tsx";
import { FormGroup, ProcessingsField } from "./card-fields.tsx";
import { StickerGroup } from "./sticker-group.tsx";
import { type Opened, type SpecialConfigurator, useSpecialForm } from "./use-special-form.ts";
import { useSpecialRequest } from "./use-special-request.ts";
import styles from "./special-processing.module.css";

/** What the form of a page chooses from. */
async function readSpecialCatalogue(slug: string): Promise<Answer<Catalogue>> {
  const answer = await callShop("GET quote/get/special-processing", { query: { slug } });
  if (!answer.ok) return answer;
  const { document, version } = answer.data;
  const catalogue = indexCatalogue(document as unknown as PricedDocument, version);
  return { ok: true, status: answer.status, data: specialCatalogue(catalogue) };
}

/** Why the form cannot be sent as it is (quotes-and-accounts.md 4); that an address has an account, its field says. */
function reasonFor(registered: string | null, special: boolean): string | null {
  if (registered !== null) return "Please sign in, or use another email address.";
  return special ? null : messageOf("special-processing-required");
}

interface SendFooterProps {
  readonly state: FormState;
  /** The files that it waits for. */
  readonly uploads: readonly UploadItem[];
  /** Why it cannot be sent as it is; null when it can. */
  readonly reason: string | null;
}

/** What is wrong with the form as a whole, how far it is on its way, and the button that sends it. */
function SendFooter({ state, uploads, reason }: SendFooterProps) {
  const reasonId = useId();
  return (
    <div className={styles.end}>
      <FormFooter
        form={state}
        words={["Send Quote", "Sending"]}
        disabled={reason !== null}
        describedBy={reason === null ? undefined : reasonId}
      >
        {state.busy && <UploadProgress uploads={uploads} />}
        {!state.busy && reason !== null && (
          <p id={reasonId} className={styles.reason}>
            {reason}
          </p>
        )}
      </FormFooter>
    </div>
  );
}

interface IdeaGroupProps {
  readonly configurator: SpecialConfigurator;
  readonly uploads: Uploads;
  readonly messages: FieldMessages;
}

/** What no list can ask: words, preset for as long as a special quote has its remark and nobody typed, and files. */
function IdeaGroup({ configurator: { catalogue, form }, uploads, messages }: IdeaGroupProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FormGroup title="Your idea" hint="Anything that helps us picture it.">
      <div className={styles.wide}>
        <Field label="Comment" hint="Optional" error={messages.comment}>
          {(ids) => (
            <TextArea
              {...ids}
              name="comment"
              rows={3}
              maxLength={COMMENT_LENGTH}
              text={typed ?? singleColourRemark(catalogue, form) ?? ""}
              invalid={messages.comment !== undefined}
              onText={setTyped}
            />
          )}
        </Field>
      </div>
      <UploadsField uploads={uploads} error={messages.attachments} />
    </FormGroup>
  );
}

interface SpecialProcessingFormProps {
  readonly catalogue: Catalogue;
  readonly opened: Opened;
  readonly featuredItemId: number | null;
  readonly visitor: Visitor | null;
  /** Asks for the password of an address that has an account. */
  readonly registered: (asked: RegisteredEmailPrompt) => ReactNode;
  readonly onSignIn: () => void;
  readonly onSent: (created: WireQuoteRequest, email: string) => void;
}

/** The form itself: what is asked for, the files, and who asks. */
function SpecialProcessingForm({ catalogue, opened, ...rest }: SpecialProcessingFormProps) {
  const configurator = useSpecialForm(catalogue, opened);
  const request = useSpecialRequest({ configurator, ...rest });
  const { messages, registeredEmail, sending } = request;
  const registered = rest.visitor?.user == null ? registeredEmail.email : null;
  return (
    <>
      <form
        ref={request.element}
        noValidate
        aria-label="Special Processing"
        onSubmit={request.onSubmit}
        onInput={request.onInput}
      >
        <FormGroup
          title="Special processing"
          hint="Choose at least one. We look at it ourselves and reply with a price."
        >
          <ProcessingsField configurator={configurator} error={messages.addons} />
        </FormGroup>
        <StickerGroup configurator={configurator} messages={messages} />
        <IdeaGroup configurator={configurator} uploads={request.uploads} messages={messages} />
        <PersonGroup
          visitor={rest.visitor}
          messages={messages}
          registeredEmail={registeredEmail}
          onSignIn={rest.onSignIn}
        />
        <SendFooter
          state={sending.state}
          uploads={request.uploads.items}
          reason={reasonFor(registered, configurator.special)}
        />
      </form>
      {registered !== null && rest.registered({ email: registered, onCancel: registeredEmail.clear })}
    </>
  );
}

type SpecialProcessingDialogProps = Pick<
  SpecialProcessingFormProps,
  "opened" | "featuredItemId" | "registered" | "onSignIn"
> & {
  /** The page's featured item. */
  readonly slug: string;
  readonly onClose: () => void;
};

function Coming() {
  return (
    <div className={styles.coming} role="status">
      <VisuallyHidden>Opening the form</VisuallyHidden>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}

/** The dialog 'Special Processing': the form, then thanks. Whoever closes it begins anew the next time. */
export function SpecialProcessingDialog({ slug, onClose: close, ...asked }: SpecialProcessingDialogProps) {
  const onClose = (): void => {
    uploadsOf("special-processing").clear();
    close();
  };
  const visitor = useVisitor();
  const { loaded, reload } = useFetch(useCallback(() => readSpecialCatalogue(slug), [slug]));
  const { sent, onSent } = useSubmittedQuoteRequest();
  return (
    <Dialog title="Special Processing" width={sent ? "narrow" : "wide"} onClose={onClose}>
      {sent && <QuoteThanks sent={sent} onClose={onClose} />}
      {!sent && loaded.state === "loading" && <Coming />}
      {!sent && loaded.state === "failed" && <TryAgain words={loaded.message} onAgain={reload} />}
      {!sent && loaded.state === "ready" && (
        <SpecialProcessingForm {...asked} catalogue={loaded.data} visitor={visitor} onSent={onSent} />
      )}
    </Dialog>
  );
}

function InGroup({ children }: { readonly children: ReactNode }) {
  return (
    <FormGroup title="Where we reply">
      <div className={`${styles.wide} ${formStyles.form}`}>{children}</div>
    </FormGroup>
  );
}

interface PersonGroupProps {
  readonly visitor: Visitor | null;
  readonly messages: FieldMessages;
  readonly registeredEmail: RegisteredEmail;
  readonly onSignIn: () => void;
}

/** Who asks: hidden but for the address for somebody signed in, prefilled for a guest. */
export function PersonGroup({ visitor, messages, registeredEmail, onSignIn }: PersonGroupProps) {
  const user = visitor?.user;
  if (user)
    return (
      <InGroup>
        <AccountEmail user={user} />
      </InGroup>
    );
  const fields = registeredEmail.message ? { email_address: registeredEmail.message, ...messages } : messages;
  return (
    <InGroup>
      <PersonFields
        guest={visitor?.guest ?? null}
        form={{ fields }}
        emailInput={registeredEmail.input}
        onEmail={registeredEmail.onText}
      />
      {namedGuest(visitor) === null && (
        <p className={styles.signIn}>
          Have an account?{" "}
          <Button look="plain" onClick={onSignIn}>
            Sign in
          </Button>
        </p>
      )}
    </InGroup>
  );
}
