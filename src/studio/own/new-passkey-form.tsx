import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import type { Entry } from "../calls/entry.ts";
import { addOwnPasskey } from "../calls/passkeys.ts";
import { useSending } from "../calls/use-sending.ts";
import styles from "./own.module.css";

interface NewPasskeyFormProps {
  readonly action: string;
  /** On a page with a main button of its own it is quiet. */
  readonly look: "main" | "quiet";
  readonly onAdded: (entry: Entry) => unknown;
}

/** Names a passkey and lets the browser make it. */
export function NewPasskeyForm({ action, look, onAdded }: NewPasskeyFormProps) {
  const { isBusy, onSubmit, fault, faultOf } = useSending((typed) => addOwnPasskey(typed("name")), onAdded);
  return (
    <Stack as="form" gap={4} align="fill" className={styles.form} noValidate onSubmit={onSubmit}>
      <Field label="Name of the device" error={faultOf("name")}>
        {({ id, describedBy }) => (
          <TextInput
            id={id}
            name="name"
            autoComplete="off"
            startText="This device"
            maxLength={100}
            invalid={faultOf("name") !== null}
            describedBy={describedBy}
            required
          />
        )}
      </Field>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <Button look={look} type="submit" busy={isBusy}>
        {action}
      </Button>
    </Stack>
  );
}
