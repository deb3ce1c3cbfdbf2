import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./disclosure.module.css";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Disclosures of one name close each other: an accordion. */
  readonly name?: string;
  readonly open?: boolean;
  readonly look?: "row" | "link";
  /** Told whether it is open: at each change, and where it was opened before its script came. */
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  /** What opens it. */
  readonly ref?: Ref<HTMLElement>;
}

/** Words that open to show more; the browser's own `details`, so it works without a script. */
export function Disclosure({ summary, children, name, open, look = "row", ref, onToggle }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current?.open) onToggle?.(true);
  }, [onToggle]);
  return (
    <details
      ref={details}
      className={styles.disclosure}
      data-look={look}
      name={name}
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary ref={ref} className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <span className={styles.chevron}>
          <Icon name="chevron" size={14} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
