import {
  type FocusEventHandler,
  type FormEventHandler,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import * as z from "zod/mini";
import type { ReplyTo } from "#contract/calls.ts";
import { fieldMessages } from "#domain/account/forms.ts";
import { type CheckoutForm, checkoutForm, regionChecks, termsForm } from "#domain/order/checkout-form.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import type { Answer, Refused } from "#calls/make-call.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { useIdempotencyKey } from "#web/forms/form-state.ts";
import { type SendForm, useSendForm } from "#web/forms/use-send-form.ts";
import type { ChangedSums, QuotationLink, SubmittedCheckout, SumsOnPage } from "./checkout.types.ts";
import {
  atNameField,
  changedIn,
  draftOf,
  inputIn,
  placeBody,
  quotationFields,
  withNames,
} from "./place-order.ts";

const orderForm = z.pipe(
  z.transform((input: Readonly<Record<string, unknown>>) => withNames(input)),
  z.extend(checkoutForm, termsForm.shape).check(...regionChecks),
);

type Placed = ReplyTo<"POST order/place">;

export type CheckoutSending = SendForm & { readonly onBlur: FocusEventHandler<HTMLFormElement> };

interface Checkout {
  readonly form: CheckoutSending;
  /** What is no longer as it was shown; null while nothing is. */
  readonly changed: ChangedSums | null;
}

function isSame(a: SumsOnPage, b: SumsOnPage): boolean {
  return a.total_price === b.total_price && a.delivery_date === b.delivery_date;
}

/** A change counts until the page shows something else again. */
function standing(changed: ChangedSums | null, shown: SumsOnPage): ChangedSums | null {
  const stands = changed !== null && (isSame(shown, changed.shown) || isSame(shown, changed.now));
  return stands ? changed : null;
}

export interface CheckoutUse {
  /** The quotation that is ordered; null where it is the cart. */
  readonly link: QuotationLink | null;
  readonly shown: SumsOnPage;
  readonly sent: SubmittedCheckout | undefined;
  readonly onPlaced: (placed: Placed, payBy: CheckoutForm["pay_by"]) => void;
  /** What is ordered is no longer what the page shows. */
  readonly onChanged: () => void;
}

/** Typing that has paused this long is kept. */
const pauseMs = 800;

interface Draft {
  /** Something was typed into this form. */
  readonly note: (form: HTMLFormElement) => void;
  /** A field was left: what is not kept yet is kept now. */
  readonly keep: () => void;
}

/** Keeps what is typed with the shop, silently: a reload, another tab and a sign-in find it again. What was sent last counts. */
function useDraft(link: QuotationLink | null): Draft {
  const waiting = useRef<{ form: HTMLFormElement; timer: ReturnType<typeof setTimeout> } | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const keep = useCallback(() => {
    if (waiting.current === null) return;
    const { form, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    const body = draftOf(inputIn(new FormData(form)));
    last.current = last.current.then(() =>
      callShop("PUT checkout", { query: quotationFields(link) ?? {}, body }),
    );
  }, [link]);
  const note = useCallback(
    (form: HTMLFormElement) => {
      if (waiting.current !== null) clearTimeout(waiting.current.timer);
      waiting.current = { form, timer: setTimeout(keep, pauseMs) };
    },
    [keep],
  );
  useEffect(() => {
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [keep]);
  return { note, keep };
}

interface LeftFields {
  /** Messages by wire field. */
  readonly fields: FieldMessages;
  readonly onBlur: FocusEventHandler<HTMLFormElement>;
  readonly onInput: FormEventHandler<HTMLFormElement>;
}

function without(fields: FieldMessages, name: string): FieldMessages {
  return name in fields
    ? Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))
    : fields;
}

/** What is wrong with a field is said when it is left; one that nobody has typed into is left alone until the form is sent. */
function useLeftFields(schema: z.ZodMiniType): LeftFields {
  const [fields, setFields] = useState<FieldMessages>({});
  const typedInto = useRef(new Set<string>());
  const onInput: LeftFields["onInput"] = ({ target }) => {
    const { name } = target as HTMLInputElement;
    typedInto.current.add(name);
    setFields((old) => without(old, name));
  };
  const onBlur: LeftFields["onBlur"] = ({ currentTarget, target }) => {
    const { name } = target as EventTarget as HTMLInputElement;
    if (!typedInto.current.has(name)) return;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(currentTarget)));
    const message = parsed.success ? undefined : atNameField(fieldMessages(parsed.error.issues))[name];
    setFields((old) => (message === undefined ? without(old, name) : { ...old, [name]: message }));
  };
  return { fields, onBlur, onInput };
}

/** The form of the checkout: kept while it is typed, checked field by field, sent once. */
export function useCheckout({ link, shown, sent, onPlaced, onChanged }: CheckoutUse): Checkout {
  const keyOf = useIdempotencyKey();
  const draft = useDraft(link);
  const left = useLeftFields(orderForm);
  const [told, setTold] = useState(sent?.changed ?? null);
  const changed = standing(told, shown);
  const send = (typed: z.output<typeof orderForm>): Promise<Answer<Placed>> => {
    const body = placeBody(typed, changed?.now ?? shown, link);
    return callShop("POST order/place", { body, key: keyOf(JSON.stringify(body)) });
  };
  const onRefused = (refused: Refused) => {
    const sums = changedIn(refused);
    setTold(sums);
    if (refused.status === 409 || refused.status === 422) onChanged();
    return sums !== null;
  };
  const form = useSendForm({
    schema: orderForm,
    send,
    sent,
    onRefused,
    onDone: (placed, { pay_by: payBy }) => onPlaced(placed, payBy),
    placeMessages: atNameField,
  });
  const onInput: FormEventHandler<HTMLFormElement> = (event) => {
    form.onInput(event);
    left.onInput(event);
    draft.note(event.currentTarget);
  };
  const onBlur: FocusEventHandler<HTMLFormElement> = (event) => {
    left.onBlur(event);
    draft.keep();
  };
  return { form: { ...form, fields: { ...left.fields, ...form.fields }, onInput, onBlur }, changed };
}
