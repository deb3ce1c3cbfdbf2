import { useEffect, useState } from "react";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio, type StudioAnswer } from "#studio/calls/call-studio.ts";
import { Moment } from "#studio/ui/moment.tsx";
import styles from "./state.module.css";

type Payments = StudioReplyTo<"GET state/payments">;

function Cards({ cards, reason }: Payments) {
  if (cards === "off") return <Message tone="note">Cards are not taken: no provider is set up.</Message>;
  if (cards === "answers") return <Message tone="done">Cards are taken: Stripe answers.</Message>;
  return <Message tone="error">Stripe gives no answer: {reason}</Message>;
}

/** Which ways to pay are open; who takes cards is asked while the rest of the page is there already. */
export function PaymentState() {
  const [answer, setAnswer] = useState<StudioAnswer<Payments> | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    void callStudio("GET state/payments", { signal: asking.signal }).then(
      (given) => !asking.signal.aborted && setAnswer(given),
    );
    return () => asking.abort();
  }, []);
  return (
    <section className={styles.part} aria-labelledby="payments">
      <h2 id="payments" className={styles.title}>
        Payments
      </h2>
      <div className={styles.lines} aria-live="polite">
        {answer === null && <p className={styles.soft}>Asking …</p>}
        {answer?.ok === false && <Message tone="error">{answer.message}</Message>}
        {answer?.ok && (
          <>
            <Cards {...answer.data} />
            {answer.data.heard !== null && (
              <p className={styles.soft}>
                Last heard of <Moment at={answer.data.heard} />
              </p>
            )}
            {answer.data.has_account ? (
              <Message tone="done">Bank transfers: the account stands on papers.</Message>
            ) : (
              <Message tone="error">Bank transfers: no account is set.</Message>
            )}
          </>
        )}
      </div>
    </section>
  );
}
