import { useEffect, useRef, useState } from "react";
import type { FieldMessages } from "#domain/refusal.ts";
import type { Answer, Refused } from "#web/calls/call-shop.ts";
import type { WireQuoteRequest } from "#web/calls/report-conversion.ts";
import { uploadForm } from "#web/calls/upload-form.ts";
import { withoutErrors, withErrors, idleForm, withoutErrorOf } from "#web/forms/form-state.ts";
import { toFormErrors } from "#web/forms/to-form-errors.ts";
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
  shownAt: { na: "addons", size: "width" },
};

/** Sends the form with its files once, however often it is pressed; the same words sent again repeat the same request. */
export function useSendSpecial(takeRefusal: (refusal: Refused) => boolean) {
  const [state, setState] = useState(idleForm);
  const [progress, setProgress] = useState(0);
  const underWay = useRef(false);
  const keyFor = useIdempotencyKey();
  const calledOff = useRef<AbortController | null>(null);
  useEffect(() => () => calledOff.current?.abort(), []);
  const settle = (answer: Answer<WireQuoteRequest>): WireQuoteRequest | null => {
    if (answer.ok || takeRefusal(answer)) {
      setState((old) => withoutErrors(old, false));
      return answer.ok ? answer.data : null;
    }
    const { fields, message } = toFormErrors(answer, ownFields);
    setState((old) => withErrors(old, fields, message));
    return null;
  };
  const send = async ({ body, text }: Ready): Promise<WireQuoteRequest | null> => {
    if (underWay.current) return null;
    underWay.current = true;
    setProgress(0);
    setState((old) => withoutErrors(old, true));
    calledOff.current = new AbortController();
    const answer = await uploadForm("POST quote/create/quote-request", {
      body,
      key: keyFor(text),
      onProgress: setProgress,
      signal: calledOff.current.signal,
    });
    underWay.current = false;
    return settle(answer);
  };
  return {
    state,
    progress,
    send,
    /** Not sent at all: the fields say why. */
    refuse: (fields: FieldMessages) => setState((old) => withErrors(old, fields, "")),
    /** A field was changed: what was said of it no longer holds. */
    forget: (name: string) => setState((old) => withoutErrorOf(old, name)),
  };
}
