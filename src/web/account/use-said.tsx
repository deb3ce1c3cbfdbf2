import { useEffect, useRef, useState } from "react";
import { Message } from "#ui/feedback/message.tsx";
import styles from "./page.module.css";

/** What came of a change of a list. */
export interface Said {
  readonly tone: "note" | "error";
  readonly text: string;
}

/** What came of the last change; the focus goes there, for the button that was pressed may be gone. */
export function useSaid() {
  const [said, say] = useState<Said | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) place.current?.focus();
  }, [said]);
  const status = (
    <div ref={place} role="status" tabIndex={-1} className={styles.said}>
      {said?.tone === "error" ? <Message tone="error">{said.text}</Message> : said?.text}
    </div>
  );
  return { status, say } as const;
}
