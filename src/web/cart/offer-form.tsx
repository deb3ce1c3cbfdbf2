import type { ReactNode } from "react";
import type { SendForm } from "#web/forms/use-send-form.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { useFocusWhen } from "#ui/layout/use-focus-when.ts";
import styles from "./offer.module.css";

interface OfferFormProps {
  readonly summary: string;
  /** What its button does. */
  readonly use: string;
  readonly form: SendForm;
  /** What was used was given back just now. */
  readonly justGivenBack: boolean;
  /** Its field. */
  readonly children: ReactNode;
}

/** The way to something that is taken off the price. */
export function OfferForm({ summary, use, form, justGivenBack, children }: OfferFormProps) {
  const opener = useFocusWhen<HTMLElement>(justGivenBack);
  return (
    <Disclosure look="link" summary={summary} ref={opener}>
      <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        {children}
        <Button look="quiet" type="submit" label={use} busy={form.busy}>
          Use
        </Button>
        <div role="alert" className={styles.failed}>
          {form.message && <Message tone="error">{form.message}</Message>}
        </div>
      </form>
    </Disclosure>
  );
}
