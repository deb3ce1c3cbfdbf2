import type { ReactNode } from "react";
import styles from "./message-thread.module.css";

export interface ThreadMessage {
  readonly key: string;
  /** The customer's stand on the right, the shop's on the left. */
  readonly by: string;
  readonly who: string;
  /** When it was written, and what became of it. */
  readonly when: ReactNode;
  /** What was done with it; false where it is words and no more. */
  readonly what?: ReactNode;
  readonly words: string;
  readonly files?: ReactNode;
}

interface MessageThreadProps {
  readonly messages: readonly ThreadMessage[];
  /** Names it where new messages are read out as they come. */
  readonly log?: string;
  /** As wide as the card and close together, as in the studio. */
  readonly dense?: boolean;
}

/** What customer and shop have written to each other, the oldest first. */
export function MessageThread({ messages, log, dense }: MessageThreadProps) {
  const list = (
    <ol className={styles.thread} data-dense={dense || undefined}>
      {messages.map(({ key, by, who, when, what = false, words, files }) => (
        <li key={key} className={styles.message} data-by={by}>
          <p className={styles.head}>
            <strong>{who}</strong> {when}
          </p>
          {what !== false && <p className={styles.what}>{what}</p>}
          {words !== "" && <p className={styles.words}>{words}</p>}
          {files}
        </li>
      ))}
    </ol>
  );
  if (log === undefined) return list;
  return (
    <div role="log" aria-label={log}>
      {list}
    </div>
  );
}
