import styles from "../form.module.css";
import { TextField } from "../text-field.tsx";
import type { SendForm } from "../use-send-form.ts";

interface NameFieldsProps {
  /** What first and last name are called on the wire. */
  readonly names: readonly [first: string, last: string];
  readonly startText: readonly [first: string | null | undefined, last: string | null | undefined];
  readonly form: Pick<SendForm, "fields">;
}

/** First and last name beside each other. */
export function NameFields({ names, startText, form }: NameFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label="First name"
        name={names[0]}
        autoComplete="given-name"
        required
        startText={startText[0] ?? undefined}
        form={form}
      />
      <TextField
        label="Last name"
        name={names[1]}
        autoComplete="family-name"
        required
        startText={startText[1] ?? undefined}
        form={form}
      />
    </div>
  );
}
