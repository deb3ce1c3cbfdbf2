import type { ComponentProps } from "react";
import styles from "./form.module.css";
import type { SendForm } from "./use-send-form.ts";

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
