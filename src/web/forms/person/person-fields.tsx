import type { Ref } from "react";
import type { Guest } from "#web/calls/visitor-store.ts";
import { TextField } from "../text-field.tsx";
import { NameFields } from "./name-fields.tsx";
import type { SendForm } from "../use-send-form.ts";

interface PersonFieldsProps {
  /** What the browser remembers of its guest. */
  readonly guest: Guest | null;
  readonly form: Pick<SendForm, "fields">;
  readonly emailInput: Ref<HTMLInputElement>;
  readonly onEmail: (typed: string) => void;
}

/** Who asks, for those who are not signed in. */
export function PersonFields({ guest, form, emailInput, onEmail }: PersonFieldsProps) {
  return (
    <>
      <NameFields
        names={["firstname", "lastname"]}
        startText={[guest?.first_name, guest?.last_name]}
        form={form}
      />
      <TextField
        ref={emailInput}
        label="Email address"
        name="email_address"
        type="email"
        autoComplete="email"
        hint="We reply to this address"
        live
        required
        startText={guest?.email ?? undefined}
        form={form}
        onText={onEmail}
      />
    </>
  );
}
