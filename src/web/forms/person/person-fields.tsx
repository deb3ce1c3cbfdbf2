import type { Ref } from "react";
import type { Guest } from "../../calls/visitor.types.ts";
import styles from "../form.module.css";
import { TextField } from "../text-field.tsx";
import type { SendForm } from "../use-send-form.ts";

interface PersonFieldsProps {
  /** What the browser remembers of its guest. */
  readonly guest: Guest | null;
  readonly form: Pick<SendForm, "fields">;
  readonly emailInput: Ref<HTMLInputElement>;
  readonly onEmail: (typed: string) => void;
}

/** Who asks, for those who are not signed in. */
export const PersonFields = ({ guest, form, emailInput, onEmail }: PersonFieldsProps) => (
  <>
    <div className={styles.pair}>
      <TextField
        label="First name"
        name="firstname"
        autoComplete="given-name"
        required
        startText={guest?.first_name ?? undefined}
        form={form}
      />
      <TextField
        label="Last name"
        name="lastname"
        autoComplete="family-name"
        required
        startText={guest?.last_name ?? undefined}
        form={form}
      />
    </div>
    <TextField
      ref={emailInput}
      label="Email address"
      name="email_address"
      type="email"
      autoComplete="email"
      hint="Our answer goes there"
      live
      required
      startText={guest?.email ?? undefined}
      form={form}
      onText={onEmail}
    />
  </>
);
