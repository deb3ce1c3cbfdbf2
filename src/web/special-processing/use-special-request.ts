import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldMessages } from "#domain/account/forms.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { SIZE_DELAY_MS } from "#domain/configure/limits.ts";
import { unexpectedMessage } from "#domain/first-messages.ts";
import { messageOf } from "#domain/messages.ts";
import { personForms } from "#domain/quote-request/quote-form.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import type { SpecialForm } from "#domain/special-processing/special-form.ts";
import { specialFormToWire } from "#domain/special-processing/wire/special-form-to-wire.ts";
import { useTypingPause } from "#ui/fields/use-typing-pause.ts";
import type { Answer, Refused } from "#calls/make-call.ts";
import { createOneAtATime } from "#web/calls/one-at-a-time.ts";
import { originOf } from "#web/calls/origin-of.ts";
import type { WireQuoteRequest } from "#web/calls/report-conversion.ts";
import { uploadForm } from "#web/calls/upload-form.ts";
import type { Visitor } from "#web/calls/visitor-store.ts";
import { useRegisteredEmail } from "#web/forms/email-check.ts";
import {
  idleForm,
  useFocusOnRefusal,
  useIdempotencyKey,
  withErrors,
  withoutErrorOf,
  withoutErrors,
} from "#web/forms/form-state.ts";
import { toFormErrors } from "#web/forms/to-form-errors.ts";
import { type Uploads, useUploads } from "#web/forms/uploads-field.tsx";
import type { SpecialConfigurator } from "./use-special-form.ts";

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

/** What is only missing is said when the form is sent; what is wrong as it stands is said at once. */
const missing: ReadonlySet<string> = new Set([
  messageOf("size-required"),
  messageOf("cuts-required"),
  messageOf("stickers-required"),
  messageOf("special-processing-required"),
]);

/** The sides that are typed; their check waits until the typing has paused (banner.md 8). */
const sides: ReadonlySet<string> = new Set(["width", "height"]);

interface When {
  readonly sent: boolean;
  readonly typingSize: boolean;
}

/** The messages of the configured part of the form: all of them once it was sent. */
export function visibleMessages(messages: FieldMessages, { sent, typingSize }: When): FieldMessages {
  return Object.fromEntries(
    Object.entries(messages).filter(
      ([field, message]) => (sent || !missing.has(message)) && !(typingSize && sides.has(field)),
    ),
  );
}

function isSide(field: string): boolean {
  return sides.has(field);
}

/** What is said of the configured part: of a size only when its typing has paused, or the form was sent. */
function useConfiguredMessages(configured: FieldMessages) {
  const [sent, setSent] = useState(false);
  const { typing, mark, end } = useTypingPause(SIZE_DELAY_MS);
  return {
    messages: visibleMessages(configured, { sent, typingSize: typing }),
    typed: (field: string) => (isSide(field) ? mark() : undefined),
    saySent: () => {
      setSent(true);
      end();
    },
  };
}

interface Ready {
  readonly body: FormData;
  readonly text: string;
}

const ownFields = {
  names: new Set([
    "firstname",
    "lastname",
    "email_address",
    "width",
    "height",
    "size_id",
    "quantity",
    "cut_per_shape",
    "ea",
    "addons",
    "attachments",
    "comment",
  ]),
  shownAt: { na: "addons", size: "width", uploads: "attachments", "uploads[]": "attachments" },
};

/** The form, once it is known under which ids its files have arrived. */
type ReadyWith = (ids: readonly string[]) => Ready;

/** Waits for the files, then sends the form; null when one of them stands still. */
async function sendArrived(
  uploads: Pick<Uploads, "arrived">,
  readyWith: ReadyWith,
  keyFor: (words: string) => string,
  signal: AbortSignal,
): Promise<Answer<WireQuoteRequest> | null> {
  const ids = await uploads.arrived(signal);
  if (ids === null) return null;
  const { body, text } = readyWith(ids);
  return uploadForm("POST quote/create/quote-request", { body, key: keyFor(text), signal });
}

/** Sends the form once its files have arrived, and once, however often it is pressed; the same words sent again repeat the same request. */
function useSendSpecial(uploads: Pick<Uploads, "arrived">, takeRefusal: (refusal: Refused) => boolean) {
  const [state, setState] = useState(idleForm);
  const [once] = useState(createOneAtATime);
  const keyFor = useIdempotencyKey();
  const calledOff = useRef<AbortController | null>(null);
  useEffect(() => () => calledOff.current?.abort(), []);
  const refuse = (fields: FieldMessages) => setState((old) => withErrors(old, fields, ""));
  const settle = (answer: Answer<WireQuoteRequest>): WireQuoteRequest | null => {
    if (answer.ok || takeRefusal(answer)) {
      setState((old) => withoutErrors(old, false));
      return answer.ok ? answer.data : null;
    }
    const { fields, message } = toFormErrors(answer, ownFields);
    setState((old) => withErrors(old, fields, message));
    return null;
  };
  const carryOut = async (ready: ReadyWith): Promise<WireQuoteRequest | null> => {
    setState((old) => withoutErrors(old, true));
    calledOff.current = new AbortController();
    const answer = await sendArrived(uploads, ready, keyFor, calledOff.current.signal);
    if (answer !== null) return settle(answer);
    refuse({ attachments: messageOf("upload-unfinished") });
    return null;
  };
  const send = (ready: ReadyWith): Promise<WireQuoteRequest | null> =>
    once(() => carryOut(ready)).catch((error: unknown) => {
      console.error(error);
      setState((old) => withErrors(old, {}, unexpectedMessage));
      return null;
    });
  return {
    state,
    send,
    /** Not sent at all: the fields say why. */
    refuse,
    /** A field was changed: what was said of it no longer holds. */
    forget: (name: string) => setState((old) => withoutErrorOf(old, name)),
  };
}

interface SpecialFields {
  readonly catalogue: Catalogue;
  readonly form: SpecialForm;
  readonly featuredItemId: number | null;
  /** The browser's guest; the shop passes it over and looks at the session. */
  readonly guestId: number | null;
  /** What was typed, in wire names. */
  readonly typed: Readonly<Record<string, string>>;
  /** The ids of its files, which have arrived before. */
  readonly uploads: readonly string[];
  /** The page, with its query. */
  readonly path: string;
}

function pageEntries(page: string): [string, string][] {
  const { path, tracking } = originOf(page);
  return [["origin_path", path], ...Object.entries(tracking)];
}

function given(name: string, value: number | null): [string, string][] {
  return value === null ? [] : [[name, String(value)]];
}

/** Every field of the payload (quotes-and-accounts.md 3); its files are named, they were sent before. */
function fieldsOf({ catalogue, form, typed, path, uploads, ...ids }: SpecialFields): [string, string][] {
  return [
    ["quote_type", "Special Processing"],
    ...given("featured_item_id", ids.featuredItemId),
    ...given("address_book_id", ids.guestId),
    ...Object.entries(typed),
    ...specialFormToWire(catalogue, form),
    ...pageEntries(path),
    ...uploads.map((id): [string, string] => ["uploads[]", id]),
  ];
}

/** The payload as multipart form data, and the words by which the same request is known again. */
export function specialBody(request: SpecialFields): { readonly body: FormData; readonly text: string } {
  const fields = fieldsOf(request);
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return { body, text: JSON.stringify(fields) };
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
