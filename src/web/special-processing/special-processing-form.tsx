import { type ReactNode, useId, useState } from "react";
import { messageOf } from "#domain/messages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Visitor } from "#web/calls/visitor-store.ts";
import type { RegisteredEmailPrompt } from "#web/forms/person/use-registered-email.ts";
import { FormGroup } from "./form-group.tsx";
import { ProcessingsField } from "./processings-field.tsx";
import { StickerGroup } from "./sticker-group.tsx";
import { PersonGroup } from "./person-group.tsx";
import type { WireQuoteRequest } from "#web/calls/report-conversion.ts";
import { type Opened, type SpecialConfigurator, useSpecialForm } from "./use-special-form.ts";
import { useSpecialRequest } from "./use-special-request.ts";
import type { FormState } from "#web/forms/form-state.ts";
import { FormFooter } from "#web/forms/form-footer.tsx";
import type { UploadItem } from "#web/calls/uploads/upload-items.ts";
import { UploadProgress } from "#web/forms/uploads/upload-progress.tsx";
import styles from "./send-footer.module.css";
import type { FieldMessages } from "#domain/refusal.ts";
import { COMMENT_LENGTH } from "#domain/quote-request/quote-request.ts";
import { singleColourRemark } from "#domain/special-processing/check-special.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import groupStyles from "./form-group.module.css";
import { UploadsField } from "#web/forms/uploads/uploads-field.tsx";
import type { Uploads } from "#web/forms/uploads/use-uploads.ts";

export interface SpecialProcessingFormProps {
  readonly catalogue: Catalogue;
  readonly opened: Opened;
  readonly featuredItemId: number | null;
  readonly visitor: Visitor | null;
  /** Asks for the password of an address that has an account. */
  readonly registered: (asked: RegisteredEmailPrompt) => ReactNode;
  readonly onSignIn: () => void;
  readonly onSent: (created: WireQuoteRequest, email: string) => void;
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
      <div className={groupStyles.wide}>
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

/** The form itself: what is asked for, the files, and who asks. */
export function SpecialProcessingForm({ catalogue, opened, ...rest }: SpecialProcessingFormProps) {
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
