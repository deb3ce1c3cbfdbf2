import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import type { SendForm } from "./use-send-form.ts";
import styles from "./form.module.css";

interface FormProps extends ComponentProps<"form"> {
  readonly form: SendForm;
}

/** A form that its script checks and sends; with `method` and `action` it is sent without one, too. */
export function Form({ form, ...props }: FormProps) {
  return (
    <form
      ref={form.ref}
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      {...props}
    />
  );
}

type LineProps = ComponentProps<typeof LabelledText>;

type TextFieldProps = Omit<LineProps, "error"> & {
  /** Visitors type what is theirs: a browser may help. */
  readonly autoComplete: NonNullable<LineProps["autoComplete"]>;
  readonly form: Pick<SendForm, "fields">;
};

/** A labelled line of text with its message from the form. */
export function TextField({ form, ...line }: TextFieldProps) {
  return <LabelledText {...line} error={form.fields[line.name] ?? null} />;
}

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly hint?: string;
  readonly form: Pick<SendForm, "fields">;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, form, name, autoComplete }: PasswordFieldProps) {
  const [seen, setSeen] = useState(false);
  const error = form.fields[name];
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className={styles.password}>
          <TextInput
            {...ids}
            name={name}
            type={seen ? "text" : "password"}
            autoComplete={autoComplete}
            required
            invalid={error !== undefined}
          />
          <button
            type="button"
            className={styles.look}
            aria-label={`${seen ? "Hide" : "Show"} ${label.toLowerCase()}`}
            onClick={() => setSeen(!seen)}
          >
            {seen ? "Hide" : "Show"}
          </button>
        </span>
      )}
    </Field>
  );
}

const slowAfterMs = 4_000;

/** True once something has been under way for a while. */
function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return busy && slow;
}

interface FormFooterProps {
  readonly form: Pick<SendForm, "busy" | "message">;
  /** The words of the button, and those while it is under way. */
  readonly words: readonly [idle: string, busy: string];
  readonly look?: "main" | "quiet";
  readonly disabled?: boolean;
  readonly describedBy?: string;
  readonly children?: ReactNode;
}

/** What is wrong with the form as a whole, and the button that sends it. */
export function FormFooter({ form, words: [idle, busy], look = "main", children, ...rest }: FormFooterProps) {
  const slow = useSlow(form.busy);
  return (
    <div className={styles.end}>
      <div role="alert">{form.message && <Message tone="error">{form.message}</Message>}</div>
      <div className={styles.actions}>
        <Button {...rest} look={look} type="submit" busy={form.busy}>
          {form.busy && <span aria-hidden="true" className={styles.turning} />}
          {form.busy ? busy : idle}
        </Button>
        {children}
      </div>
      <div role="status" className={styles.slow}>
        {slow && "This is taking longer than usual. What you typed is safe."}
      </div>
    </div>
  );
}
