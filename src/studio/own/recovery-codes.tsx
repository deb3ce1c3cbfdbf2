import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { callStudio } from "../calls/call-studio.ts";
import styles from "./own.module.css";

interface RecoveryCodesProps {
  /** What the button says that makes them. */
  readonly action: string;
  /** On a page with a main button of its own it is quiet. */
  readonly look: "main" | "quiet";
  readonly onMade: () => void;
}

/** Ten codes for who has lost everything else, shown once when they are made. */
export function RecoveryCodes({ action, look, onMade }: RecoveryCodesProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const make = async () => {
    const answer = await callStudio("POST own/recovery-codes");
    setFault(answer.ok ? null : answer.message);
    if (!answer.ok) return;
    setCodes(answer.data.codes);
    onMade();
  };
  return (
    <Stack gap={4} align="fill" className={styles.form}>
      {codes.length > 0 && (
        <Stack gap={4} align="fill" role="status" className={styles.form}>
          <p>Print these or write them down. They are shown this once, and each works once.</p>
          <ul className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </Stack>
      )}
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      {codes.length === 0 && (
        <Button look={look} onClick={() => void make()}>
          {action}
        </Button>
      )}
    </Stack>
  );
}
