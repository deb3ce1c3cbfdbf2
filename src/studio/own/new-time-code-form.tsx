import { useEffect, useState } from "react";
import { encode } from "uqr";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { callStudio } from "../calls/call-studio.ts";
import type { Entry } from "../calls/entry.ts";
import { useSending } from "../calls/use-sending.ts";
import { CodeField } from "./code-field.tsx";
import styles from "./own.module.css";

interface NewTimeCode {
  readonly secret: string;
  readonly address: string;
}

/** A new time code; null until it is here, or words why it is not. */
function useNewTimeCode() {
  const [made, setMade] = useState<NewTimeCode | string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void callStudio("POST own/time-code").then((answer) => {
      if (isWanted) setMade(answer.ok ? answer.data : answer.message);
    });
    return () => {
      isWanted = false;
    };
  }, [tries]);
  return { made, again: () => setTries(tries + 1) };
}

/** "ABCD EFGH …", so that it can be typed over. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
}

interface DrawnQrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code, drawn as one path. */
function DrawnQrCode({ text, label }: DrawnQrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg role="img" aria-label={label} className={styles.qr} viewBox={`0 0 ${size} ${size}`}>
      <path d={squares.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}

interface NewTimeCodeFormProps {
  readonly action: string;
  readonly look: "main" | "quiet";
  readonly onAdded: (entry: Entry) => unknown;
}

/** A time code for an app, kept once a first code shows that the app has it. */
export function NewTimeCodeForm({ action, look, onAdded }: NewTimeCodeFormProps) {
  const { made, again } = useNewTimeCode();
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) => callStudio("POST own/time-code/confirm", { body: { code: typed("code") } }),
    onAdded,
  );
  if (typeof made === "string") return <TryAgain words={made} onAgain={again} />;
  if (made === null) return null;
  return (
    <Stack as="form" gap={4} align="fill" className={styles.form} noValidate onSubmit={onSubmit}>
      <Stack gap={2} align="start">
        <p>Scan this with an authenticator app, then type the code it shows.</p>
        <DrawnQrCode text={made.address} label="The time code, for an authenticator app" />
        <p>
          Or type it in: <span className={styles.secret}>{inGroups(made.secret)}</span>
        </p>
      </Stack>
      <CodeField fault={faultOf("code")} />
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <Button look={look} type="submit" busy={isBusy}>
        {action}
      </Button>
    </Stack>
  );
}
