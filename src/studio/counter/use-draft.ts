import { type RefObject, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { type FieldMessages } from "#domain/refusal.ts";
import { type TakenWay, takenWays } from "#domain/order/order-fact.ts";
import type { Answer } from "#calls/make-call.ts";
import { callStudio } from "#studio/calls/call-studio.ts";

export type CounterDraftView = StudioReplyTo<"GET counter/:id">;
export type DraftItem = CounterDraftView["items"][number];

/** What was typed of whom it is for. */
interface Typed {
  readonly way: TakenWay;
  readonly contact: Record<string, string>;
  readonly shipping_method: string | null;
}

/** What stands in the form. */
function typedIn(form: HTMLFormElement): Typed {
  const all = [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]);
  const { way, shipping_method: shipping, ...contact } = Object.fromEntries(all) as Record<string, string>;
  return {
    way: takenWays.find((one) => one === way) ?? "telephone",
    contact,
    shipping_method: shipping || null,
  };
}

interface Faults {
  readonly message: string | null;
  readonly fields: FieldMessages;
}

/** What is said of a refusal: of fields it is said there. */
function sentenceOf({ message, fields }: Faults): string | null {
  if (Object.keys(fields).length === 0) return message;
  return fields["cart_items"] ?? "Please look at what is marked: it is missing, or not right.";
}

const none: Faults = { message: null, fields: {} };

type Extra = Readonly<Record<string, string>>;

export interface DraftWork {
  readonly draft: CounterDraftView;
  /** The form of whom it is for. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isBusy: boolean;
  /** What was said against the last thing; null where nothing was. */
  readonly fault: string | null;
  readonly faultOf: (field: string) => string | null;
  readonly isSaved: boolean;
  /** Keeps what was typed. */
  readonly save: () => Promise<void>;
  /** Keeps what was typed, and `extra` with it, and does something with that version of it; what it answers is told to `onDone`. */
  readonly run: <Data>(
    call: (version: number) => Promise<Answer<Data>>,
    onDone: (data: Data) => unknown,
    extra?: Extra,
  ) => Promise<void>;
}

/** Keeps what was typed against what was seen of the draft: answers the version it has now, or why it was refused. */
function useKeeping({ id, version }: CounterDraftView, form: RefObject<HTMLFormElement | null>) {
  // Of when its fields were filled in: what others change later is not what was seen.
  const seen = useRef(version);
  return async (extra: Extra): Promise<Answer<{ readonly version: number }>> => {
    const params = { id };
    const typed = form.current === null ? null : typedIn(form.current);
    if (typed === null) return { ok: true, status: 200, data: { version: seen.current } };
    const body = { version: seen.current, ...typed, contact: { ...typed.contact, ...extra } };
    const answer = await callStudio("PUT counter/:id", { params, body });
    const now =
      !answer.ok && answer.status === 409 ? await callStudio("GET counter/:id", { params }) : answer;
    // What somebody else has changed is on show from now on: pressing again means what is typed.
    if (now.ok) seen.current = now.data.version;
    return answer;
  };
}

/**
 * An order that is being taken, as its room works on it. Whatever is done, what was typed is kept first. Where somebody else has changed it,
 * that is said, what was typed stays, and what is done next counts.
 */
export function useCounterDraft(draft: CounterDraftView): DraftWork {
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const keep = useKeeping(draft, form);
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState(none);
  const [isSaved, setIsSaved] = useState(false);

  const run: DraftWork["run"] = async (call, onDone, extra = {}) => {
    if (isBusy) return;
    setIsBusy(true);
    setFaults(none);
    setIsSaved(false);
    const kept = await keep(extra);
    const answer = kept.ok ? await call(kept.data.version) : kept;
    if (answer.ok) await onDone(answer.data);
    else {
      setFaults({ message: answer.message, fields: answer.fields });
      if (answer.status === 409) await revalidate();
    }
    setIsBusy(false);
  };
  const save = () =>
    run(
      (version) => Promise.resolve({ ok: true, status: 200, data: version }),
      async () => {
        await revalidate();
        setIsSaved(true);
      },
    );
  const faultOf = (field: string) => faults.fields[field] ?? null;
  return { draft, form, isBusy, fault: sentenceOf(faults), faultOf, isSaved, save, run };
}
