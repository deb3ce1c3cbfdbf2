import type { RefObject } from "react";
import type { Visitor } from "../../calls/visitor.types.ts";
import { PersonFields } from "../../forms/person-fields.tsx";
import { TextField } from "../../forms/text-field.tsx";
import type { SendForm } from "../../forms/use-send-form.ts";

interface AskedByProps {
  readonly visitor: Visitor | null;
  readonly form: Pick<SendForm, "fields">;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly onEmail: (typed: string) => void;
}

/** Whom the answer goes to: known of somebody signed in, asked of everybody else. */
export const AskedBy = ({ visitor, ...asked }: AskedByProps) => {
  const user = visitor?.user ?? null;
  if (user === null) return <PersonFields guest={visitor?.guest ?? null} {...asked} />;
  return (
    <TextField
      label="Email address"
      name="account"
      type="email"
      autoComplete="email"
      hint={`${user.first_name} ${user.last_name}`}
      startText={user.email}
      readOnly
      form={asked.form}
    />
  );
};
