import { useState } from "react";
import { useRevalidator, useRouteLoaderData } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { LONGEST_READING_MS } from "#domain/artwork/reading-time.ts";
import type { Permission } from "#domain/studio/permissions.ts";
import type { Refused } from "#calls/make-call.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import type { Entry } from "#studio/calls/entry.ts";

export type WorkedOrder = StudioReplyTo<"GET orders/:order_no">;

/** The forms of the page, by the call that takes each. */
const forms = {
  work: ["proof", "start", "dispatch", "deliver", "message", "problem", "cancel"],
  money: ["pay", "deposit"],
  refund: ["refund", "refund-card"],
} as const;

type Work = (typeof forms.work)[number];
type Refund = (typeof forms.refund)[number];
export type FormName = Work | (typeof forms.money)[number] | Refund;

/** What each form needs: who has it not does not see it, and the call asks again. */
function neededBy(form: FormName): Permission {
  if (form === "pay" || form === "deposit") return "money.record";
  return forms.refund.some((refund) => refund === form) ? "money.refund" : "orders.work";
}

/** Whether who sits there may send a form. */
export function useMay(): (form: FormName) => boolean {
  const entry = useRouteLoaderData<Entry>("studio");
  return (form) => entry?.permissions.includes(neededBy(form)) ?? false;
}

/** What was typed, by field. */
export type FormInput = Readonly<Record<string, string>>;

/** What stands in the fields of a form. */
export function fieldsOfForm(form: HTMLFormElement): FormInput {
  const all = [...new FormData(form)];
  return Object.fromEntries(all.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}

function send(order_no: string, form: FormName, seen: number, typed: FormInput) {
  const params = { order_no };
  if (form === "pay" || form === "deposit")
    return callStudio("POST orders/:order_no/money", { params, body: { form, seen, typed } });
  if (form === "refund" || form === "refund-card")
    return callStudio("POST orders/:order_no/refund", { params, body: { form, seen, typed } });
  // Print files are made and looked at first, and on a busy day their turn has to come.
  const timeoutMs = form === "proof" ? LONGEST_READING_MS : undefined;
  return callStudio("POST orders/:order_no/work", { params, body: { form, seen, typed }, timeoutMs });
}

/** What came of the last form: it was noted, or why not, and what has happened meanwhile. What is wrong with a field is said there. */
export type OrderWritingOutcome =
  | { readonly kind: "told"; readonly fact: number; readonly isOld: boolean }
  | { readonly kind: "wrong"; readonly words: string; readonly seen: number };

export interface OrderWriting {
  readonly outcome: OrderWritingOutcome | null;
  readonly isBusy: boolean;
  /** Sends what was typed, and what goes along unseen; answers what was said against it, null when it was noted. */
  readonly tell: (form: FormName, typed: FormInput, unseen: FormInput) => Promise<Refused | null>;
}

/** Says what was done with an order, as the page shows it; afterwards the page is read anew, whatever came of it. */
export function useOrderWriting({ order_no: orderNo, seen }: WorkedOrder): OrderWriting {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<OrderWritingOutcome | null>(null);
  const tell = async (form: FormName, typed: FormInput, unseen: FormInput) => {
    if (isBusy) return null;
    setIsBusy(true);
    const answer = await send(orderNo, form, seen, { ...unseen, ...typed });
    if (answer.ok) setOutcome({ kind: "told", fact: answer.data.fact, isOld: answer.data.is_old });
    else {
      const wrong = Object.keys(answer.fields);
      const isOfField = wrong.length > 0 && wrong.every((name) => name in typed);
      setOutcome(isOfField ? null : { kind: "wrong", words: answer.message, seen });
    }
    // Where no answer came, the order tells whether it was noted.
    if (answer.ok || answer.status === 409 || answer.status === 0) await revalidate();
    setIsBusy(false);
    return answer.ok ? null : answer;
  };
  return { outcome, isBusy, tell };
}
