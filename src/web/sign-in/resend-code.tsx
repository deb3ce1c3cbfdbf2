import { useState, useEffect } from "react";
import { codeRules } from "#domain/account/limits.ts";
import { Button } from "#ui/button.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import styles from "./verification.module.css";

/** Whole seconds left, down to 0, and a way to start again. */
function useCountdown(durationMs: number): readonly [secondsLeft: number, restart: () => void] {
  const seconds = durationMs / 1000;
  const [left, setLeft] = useState(seconds);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return [left, () => setLeft(seconds)];
}

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
