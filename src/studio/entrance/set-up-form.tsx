import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { callStudio } from "../calls/call-studio.ts";
import { useSending } from "../calls/use-sending.ts";
import { FormFault } from "./entrance-frame.tsx";
import styles from "./entrance.module.css";

interface SetUpFormProps {
  readonly setUpKey: string;
  readonly email: string;
  readonly name: string;
  readonly onSet: () => unknown;
}

/** A name and a password of one's own. */
export function SetUpForm({ setUpKey, email, name, onSet }: SetUpFormProps) {
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) =>
      callStudio("POST set-up/password", {
        body: { key: setUpKey, name: typed("name"), password: typed("password") },
      }),
    onSet,
  );
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <Field label="Your name" error={faultOf("name")}>
        {({ id, describedBy }) => (
          <TextInput
            id={id}
            name="name"
            autoComplete="name"
            startText={name}
            invalid={faultOf("name") !== null}
            describedBy={describedBy}
            required
          />
        )}
      </Field>
      <Field label="New password" hint="at least 10 characters" error={faultOf("password")}>
        {({ id, describedBy }) => (
          <TextInput
            id={id}
            name="password"
            type="password"
            autoComplete="new-password"
            invalid={faultOf("password") !== null}
            describedBy={describedBy}
            required
          />
        )}
      </Field>
      <FormFault words={fault} />
      <Button look="main" type="submit" busy={isBusy}>
        Go on
      </Button>
    </form>
  );
}
