import { useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./dialog.module.css";

interface DialogProps {
  /** The name of the dialog, and its heading unless another one is given. */
  readonly title: string;
  /** What stands at its head in place of the title, e.g. tabs. */
  readonly heading?: ReactNode;
  /** A form is narrow, a document as wide as paper, a picture too but no higher than it is, a table wide. */
  readonly width?: "narrow" | "document" | "picture" | "wide";
  readonly onClose: () => void;
  /** Keys that mean something wherever the focus is in it. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: shown while it is mounted, focus kept inside and given back after, Escape asks to close.
 * A press beside it does nothing: what was typed is not lost by a slip. Its head stays in sight. On a phone a sheet, as high
 * as what it holds.
 */
export function Dialog({
  title,
  heading: instead,
  width = "narrow",
  onClose,
  onKeyDown,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // What it is, is read first; a form that begins in a field moves on from there.
    heading.current?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-width={width}
      aria-label={title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <div ref={heading} tabIndex={-1} className={styles.heading}>
          {instead ?? <h2 className={styles.title}>{title}</h2>}
        </div>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
