import { useEffect, useRef, useState } from "react";
import { unexpectedMessage } from "#domain/first-messages.ts";
import { messageOf } from "#domain/messages.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import type { Answer, Refused } from "#web/calls/call-shop.ts";
import { createOneAtATime } from "#web/calls/one-at-a-time.ts";
import type { WireQuoteRequest } from "#web/calls/report-conversion.ts";
import { uploadForm } from "#web/calls/upload-form.ts";
import { withoutErrors, withErrors, idleForm, withoutErrorOf } from "#web/forms/form-state.ts";
import { toFormErrors } from "#web/forms/to-form-errors.ts";
import type { Uploads } from "#web/forms/uploads/use-uploads.ts";
import { useIdempotencyKey } from "#web/forms/use-idempotency-key.ts";

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
export function useSendSpecial(
  uploads: Pick<Uploads, "arrived">,
  takeRefusal: (refusal: Refused) => boolean,
) {
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
