import { useState } from "react";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import {
  broughtTogether,
  type Identity,
  identityIn,
  type IdentityField,
  type Theirs,
  typedOf,
} from "./identity-fields.ts";

/** The form of who the shop is: what was seen, what is typed, and what somebody else has set meanwhile. */
export function useIdentity(read: Identity, onSaved: () => unknown) {
  const [seen, setSeen] = useState(read);
  const [typed, setTyped] = useState(() => typedOf(read));
  const [theirs, setTheirs] = useState<Theirs>({});
  /** Raised when fields are filled in anew. */
  const [filling, setFilling] = useState(0);
  const sending = useSending(
    async () => {
      const answer = await callStudio("PUT settings/identity", {
        body: { ...identityIn(typed), was: seen },
      });
      const now = answer.ok ? undefined : (answer.error["identity"] as Identity | undefined);
      if (now === undefined) return answer;
      const together = broughtTogether(typed, seen, now);
      setSeen(now);
      setTyped(together.typed);
      setTheirs(together.theirs);
      setFilling((times) => times + 1);
      return answer;
    },
    async (saved) => {
      setSeen(saved);
      setTyped(typedOf(saved));
      setTheirs({});
      setFilling((times) => times + 1);
      await onSaved();
    },
  );
  const type = (name: IdentityField, text: string) => setTyped((before) => ({ ...before, [name]: text }));
  const isTouched = Object.entries(typedOf(seen)).some(
    ([name, text]) => typed[name as IdentityField] !== text,
  );
  return { ...sending, typed, theirs, filling, type, isTouched };
}
