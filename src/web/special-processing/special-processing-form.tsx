import type { ReactNode } from "react";
import { messageOf } from "#domain/messages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Visitor } from "#web/calls/visitor-store.ts";
import type { RegisteredEmailPrompt } from "#web/forms/person/use-registered-email.ts";
import { FormGroup } from "./form-group.tsx";
import { ProcessingsField } from "./processings-field.tsx";
import { StickerGroup } from "./sticker-group.tsx";
import { IdeaGroup } from "./idea-group.tsx";
import { PersonGroup } from "./person-group.tsx";
import { SendFooter } from "./send-footer.tsx";
import type { WireQuoteRequest } from "#web/calls/report-conversion.ts";
import { type Opened, useSpecialForm } from "./use-special-form.ts";
import { useSpecialRequest } from "./use-special-request.ts";

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
