import { type RefObject, useEffect, useRef, useState } from "react";
import { email as emailSchema } from "#domain/account/fields.ts";
import { accountDelays } from "#domain/account/limits.ts";
import { type MessageCode, messageOf } from "#domain/messages.ts";
import type { Refused } from "#calls/make-call.ts";
import { type AnswerTo, callShop } from "#web/calls/call-shop.ts";
import { refreshVisitor } from "#web/calls/visitor-store.ts";

/** Asks whether an address has an account. The shop answers only for a form that was begun; if its cookie ran out, it is begun again. */
async function lookUpEmail(email: string): Promise<AnswerTo<"GET inquiry/form/email-exist">> {
  const asked = { query: { email } };
  const first = await callShop("GET inquiry/form/email-exist", asked);
  if (first.ok || first.status !== 403) return first;
  await refreshVisitor();
  return callShop("GET inquiry/form/email-exist", asked);
}

interface Found {
  readonly email: string;
  readonly registered: boolean;
  readonly message: string | null;
}

export interface EmailCheck {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onText: (typed: string) => void;
  /** What is wrong with the address as it stands. */
  readonly message: string | null;
  /** The address, when it has an account. */
  readonly registered: string | null;
  /** Empties the field, for another address. */
  readonly clear: () => void;
}

interface CheckedEmail {
  /** How the form says that the address has an account. */
  readonly registered: MessageCode;
  /** The address this browser's guest has already: nothing to ask. */
  readonly known?: string | null;
}

async function lookUp(email: string, registered: MessageCode): Promise<Found> {
  const answer = await lookUpEmail(email);
  if (answer.ok) {
    const { exists } = answer.data;
    return { email, registered: exists, message: exists ? messageOf(registered) : null };
  }
  return { email, registered: false, message: answer.fields.email ?? null };
}

/** Looks a typed address up when the typing has paused; what no longer stands there is not spoken of. */
export function useEmailCheck({ registered, known = null }: CheckedEmail): EmailCheck {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const parsed = emailSchema.safeParse(typed);
  const email = parsed.success && parsed.data !== known ? parsed.data : null;
  useEffect(() => {
    if (email === null) return undefined;
    let current = true;
    const show = (answer: Found) => {
      if (current) setFound(answer);
    };
    const timer = setTimeout(() => void lookUp(email, registered).then(show), accountDelays.emailCheckMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [email, registered]);
  const own = found !== null && found.email === email ? found : null;
  const clear = () => {
    setTyped("");
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
  };
  return {
    input,
    onText: setTyped,
    message: own?.message ?? null,
    registered: own?.registered ? own.email : null,
    clear,
  };
}

/** What is asked of the owner of an address that has an account: its password, or another address. */
export interface RegisteredEmailPrompt {
  readonly email: string;
  readonly onCancel: () => void;
}

export interface RegisteredEmail {
  /** The typed address that has an account; null while there is none. */
  readonly email: string | null;
  /** What is wrong with the address as it stands. */
  readonly message: string | null;
  readonly input: EmailCheck["input"];
  readonly onText: (typed: string) => void;
  /** Whether a refusal was about this; then it is dealt with. */
  readonly takeRefusal: (refused: Refused, email: string | undefined) => boolean;
  /** Empties the field, for another address. */
  readonly clear: () => void;
}

/** An address that has an account is found out while it is typed, or at the latest when the form is sent. */
export function useRegisteredEmail(known: string | null): RegisteredEmail {
  const check = useEmailCheck({ registered: "email-registered", known });
  const [sent, setSent] = useState<string | null>(null);
  return {
    email: check.registered ?? sent,
    message: check.message,
    input: check.input,
    onText: check.onText,
    takeRefusal: ({ error }, email) => {
      if (error.is_email_registered !== true || email === undefined) return false;
      setSent(email);
      return true;
    },
    clear: () => {
      setSent(null);
      check.clear();
    },
  };
}
