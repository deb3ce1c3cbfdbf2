import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./message.module.css";

const ICONS = { error: "alert", note: "help", done: "tick" } as const;

interface MessageProps {
  readonly tone: keyof typeof ICONS;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A sentence that belongs to a field or a form: an icon and words, never colour alone. */
export function Message({ tone, id, children }: MessageProps) {
  return (
    <p id={id} className={styles.message} data-tone={tone}>
      <Icon name={ICONS[tone]} size={15} />
      <span>{children}</span>
    </p>
  );
}
