import type { RefObject } from "react";
import type { Visitor } from "#web/calls/visitor.types.ts";
import { AccountEmail } from "#web/forms/person/account-email.tsx";
import { PersonFields } from "#web/forms/person/person-fields.tsx";
import type { SendForm } from "#web/forms/use-send-form.ts";

interface AskedByProps {
  readonly visitor: Visitor | null;
  readonly form: Pick<SendForm, "fields">;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly onEmail: (typed: string) => void;
}

/** Whom the answer goes to: known of somebody signed in, asked of everybody else. */
export function AskedBy({ visitor, ...asked }: AskedByProps) {
  const user = visitor?.user ?? null;
  if (user === null) return <PersonFields guest={visitor?.guest ?? null} {...asked} />;
  return <AccountEmail user={user} fields={asked.form.fields} />;
}
