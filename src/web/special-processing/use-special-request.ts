import { useRef, useState, type FormEvent } from "react";
import { fieldMessages } from "#domain/account/forms.ts";
import { SIZE_DELAY_MS } from "#domain/configure/limits.ts";
import { personForms } from "#domain/quote-request/quote-form.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import type { WireQuoteRequest } from "#web/calls/report-conversion.ts";
import type { Visitor } from "#web/calls/visitor-store.ts";
import { useFocusOnRefusal } from "#web/forms/use-focus.ts";
import { useRegisteredEmail } from "#web/forms/person/use-registered-email.ts";
import { useUploads } from "#web/forms/uploads/use-uploads.ts";
import { specialBody } from "./special-body.ts";
import { useSendSpecial } from "./use-send-special.ts";
import { isSide, shownMessages } from "./shown-messages.ts";
import type { SpecialConfigurator } from "./use-special-form.ts";
import { useTypingPause } from "#ui/fields/use-typing-pause.ts";

interface SpecialRequest {
  readonly configurator: SpecialConfigurator;
  readonly featuredItemId: number | null;
  readonly visitor: Visitor | null;
  readonly onSent: (created: WireQuoteRequest, email: string) => void;
}

function textIn(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === "string" ? value : "";
}

interface TypedWords {
  /** Who asks and what they say, in wire names. */
  readonly typed: Readonly<Record<string, string>>;
  readonly email: string;
  readonly wrong: FieldMessages;
}

/** Name, address and comment as they were typed; of somebody signed in only the comment. */
function wordsIn(form: FormData, visitor: Visitor | null): TypedWords {
  const comment = textIn(form, "comment");
  if (visitor?.user) return { typed: { comment }, email: visitor.user.email, wrong: {} };
  const read = personForms["Special Processing"].safeParse(Object.fromEntries(form));
  if (!read.success) return { typed: { comment }, email: "", wrong: fieldMessages(read.error.issues) };
  return { typed: { ...read.data, comment }, email: read.data.email_address, wrong: {} };
}

/** What is said of the configured part: of a size only when its typing has paused, or the form was sent. */
function useConfiguredMessages(configured: FieldMessages) {
  const [sent, setSent] = useState(false);
  const { typing, mark, end } = useTypingPause(SIZE_DELAY_MS);
  return {
    messages: shownMessages(configured, { sent, typingSize: typing }),
    typed: (field: string) => (isSide(field) ? mark() : undefined),
    saySent: () => {
      setSent(true);
      end();
    },
  };
}

/** Sending the form: everything that is missing is marked and the first of it gets the focus; else it goes with its files. */
export function useSpecialRequest({ configurator, featuredItemId, visitor, onSent }: SpecialRequest) {
  const element = useRef<HTMLFormElement>(null);
  const asked = useRef("");
  const configured = useConfiguredMessages(configurator.messages);
  const uploads = useUploads("special-processing");
  const registeredEmail = useRegisteredEmail(visitor?.guest?.email ?? null);
  const sending = useSendSpecial(uploads, (refusal) => registeredEmail.takeRefusal(refusal, asked.current));
  useFocusOnRefusal(element, sending.state.refusals);

  const submit = async (form: FormData): Promise<void> => {
    configured.saySent();
    const { typed, email, wrong } = wordsIn(form, visitor);
    if (Object.keys({ ...wrong, ...configurator.messages }).length > 0) return sending.refuse(wrong);
    asked.current = email;
    const page = { featuredItemId, path: location.pathname + location.search };
    const person = { guestId: visitor?.guest?.id ?? null, typed };
    const created = await sending.send((ids) =>
      specialBody({ ...configurator, ...page, ...person, uploads: ids }),
    );
    if (created) uploads.leave();
    return created ? onSent(created, email) : undefined;
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    sending.forget(name);
    configured.typed(name);
  };
  return {
    element,
    uploads,
    registeredEmail,
    sending,
    messages: { ...configured.messages, ...sending.state.fields },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(new FormData(event.currentTarget));
    },
    onInput,
  };
}
