import { useState } from "react";
import type { Refused } from "#calls/make-call.ts";
import { type EmailCheck, useEmailCheck } from "./use-email-check.ts";

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
