import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { callStudio } from "../calls/call-studio.ts";
import type { Entry } from "../calls/entry.ts";
import { useSending } from "../calls/use-sending.ts";
import { EntranceFrame, FormFault } from "./entrance-frame.tsx";
import styles from "./entrance.module.css";

/** Who it is, and their password. */
export function PasswordStep({ onEntered }: { readonly onEntered: (entry: Entry) => unknown }) {
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) => callStudio("POST sign-in", { body: { email: typed("email"), password: typed("password") } }),
    onEntered,
  );
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <EntranceFrame title="Sign in">
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <Field label="Email address" error={faultOf("email")}>
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              ref={first}
              name="email"
              type="email"
              autoComplete="username"
              invalid={faultOf("email") !== null}
              describedBy={describedBy}
              required
            />
          )}
        </Field>
        <Field label="Password" error={faultOf("password")}>
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              name="password"
              type="password"
              autoComplete="current-password"
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
    </EntranceFrame>
  );
}
