import { useState } from "react";
import { codeRules } from "#domain/account/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { useCountdown } from "./use-countdown.ts";
import styles from "./verification.module.css";

/** Asks for another code, once a minute. */
export function ResendCode({ email }: { readonly email: string }) {
  const [left, restart] = useCountdown(codeRules.resendAfterMs);
  const [state, setState] = useState<"idle" | "busy" | "sent" | "failed">("idle");
  const resend = async () => {
    setState("busy");
    const answer = await callShop("POST auth/send-verification-code", { body: { email } });
    setState(answer.ok ? "sent" : "failed");
    if (answer.ok) restart();
  };
  return (
    <div className={styles.resend}>
      <p>
        No email yet? Check your spam folder
        {left > 0 ? (
          <>
            , or ask again in <span className={styles.seconds}>{left}</span> s.
          </>
        ) : (
          ", or"
        )}
      </p>
      {left === 0 && (
        <Button look="plain" busy={state === "busy"} onClick={() => void resend()}>
          Resend the code
        </Button>
      )}
      <p role="status" className={styles.status}>
        {state === "sent" && "A new code is on its way. Older codes no longer work."}
        {state === "failed" && "The code could not be sent. Please try again in a moment."}
      </p>
    </div>
  );
}
