import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import styles from "./form.module.css";
import type { SendForm } from "./use-send-form.ts";

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
