import { useEffect, useState } from "react";
import type { ReplyTo } from "#contract/calls.ts";
import { accountDelays, codeRules } from "#domain/account/limits.ts";
import { POINT_WORTH } from "#domain/cart/points-use.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { setVisitor } from "#web/calls/visitor-store.ts";
import styles from "#web/forms/form.module.css";
import { Success } from "#web/forms/success.tsx";
import { pendingAction } from "./pending-action.ts";
import { successMessage, useAfterDelay } from "./pending-flow.ts";
import { VerificationForm } from "./verification-form.tsx";
import signInDialogStyles from "./sign-in.module.css";

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
function ResendCode({ email }: { readonly email: string }) {
  const [left, restart] = useCountdown(codeRules.resendAfterMs);
  const [state, setState] = useState<"idle" | "busy" | "sent" | "failed">("idle");
  const resend = async () => {
    setState("busy");
    const answer = await callShop("POST auth/send-verification-code", { body: { email } });
    setState(answer.ok ? "sent" : "failed");
    if (answer.ok) restart();
  };
  return (
    <div className={signInDialogStyles.resend}>
      <p>
        No email yet? Check your spam folder
        {left > 0 ? (
          <>
            , or ask again in <span className={signInDialogStyles.seconds}>{left}</span> s.
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
      <p role="status" className={signInDialogStyles.status}>
        {state === "sent" && "A new code is on its way. Older codes no longer work."}
        {state === "failed" && "The code could not be sent. Please try again in a moment."}
      </p>
    </div>
  );
}

interface VerificationDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** The dialog 'Email Verification': the code of the mail; two seconds after the right one the flow goes on. */
export function VerificationDialog({ email, onClose }: VerificationDialogProps) {
  const [verified, setVerified] = useState<ReplyTo<"POST auth/verify"> | null>(null);
  useAfterDelay(accountDelays.afterVerificationMs, verified, setVisitor);
  if (verified !== null)
    return (
      <Dialog title="Email Verification" onClose={() => setVisitor(verified)}>
        <Success heading={verified.message} underWay={successMessage(pendingAction())}>
          <p className={styles.words}>
            <strong>{verified.points} points</strong> are waiting in your account. {POINT_WORTH}.
          </p>
        </Success>
      </Dialog>
    );
  return (
    <Dialog title="Email Verification" onClose={onClose}>
      <VerificationForm email={email} onVerified={setVerified} />
      <ResendCode email={email} />
    </Dialog>
  );
}
