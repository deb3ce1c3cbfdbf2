import type { MouseEventHandler, ReactNode, Ref } from "react";
import styles from "./button.module.css";

interface ButtonProps {
  /** `main` is the one thing to do on a page; everything else is quiet. */
  readonly look: "main" | "quiet" | "plain";
  readonly type?: "button" | "submit";
  readonly children: ReactNode;
  /** A button that cannot be pressed stays reachable, so that its reason can be read. */
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly label?: string;
  /** The key that does the same, as `aria-keyshortcuts` writes it: "Alt+1". */
  readonly shortcut?: string;
  readonly describedBy?: string;
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button; pressing it while disabled or busy does nothing. */
export function Button({ look, type = "button", disabled, busy, onClick, ...rest }: ButtonProps) {
  return (
    <button
      ref={rest.ref}
      type={type}
      className={styles.button}
      data-look={look}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
      aria-label={rest.label}
      aria-keyshortcuts={rest.shortcut}
      aria-describedby={rest.describedBy}
      aria-expanded={rest.expanded}
      aria-controls={rest.controls}
      onClick={(event) => {
        if (disabled || busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {rest.children}
    </button>
  );
}
