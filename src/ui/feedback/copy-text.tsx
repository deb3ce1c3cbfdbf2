import { useState } from "react";
import { Button } from "#ui/button.tsx";
import styles from "./copy-text.module.css";

interface CopyTextProps {
  /** What is copied. */
  readonly text: string;
  /** What it is, for the name of the button: "account number". */
  readonly what: string;
}

/** Something to be typed elsewhere, to copy by a press; without a script it is simply read. */
export function CopyText({ text, what }: CopyTextProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(() => setCopied(true), console.error);
  };
  return (
    <span className={styles.copy}>
      <span className={styles.text}>{text}</span>
      <span className={styles.button}>
        <Button look="plain" label={`Copy ${what}`} onClick={copy}>
          {isCopied ? "Copied" : "Copy"}
        </Button>
      </span>
      <span role="status" className={styles.said}>
        {isCopied && `${what} copied`}
      </span>
    </span>
  );
}
