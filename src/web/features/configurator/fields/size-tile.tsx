import type { ReactNode } from "react";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./tiles.module.css";

/** A size of the list in two short lines, "A5" and "148 x 210"; its unit stands above the list, and is read out. */
export function SizeName({ name }: { readonly name: string }) {
  const [title = "", measure] = name.replace(/ mm\b/, "").split(", ");
  return (
    <>
      {title}
      {measure !== undefined && (
        <span className={styles.measure}>
          <VisuallyHidden>, </VisuallyHidden>
          {measure}
        </span>
      )}
      <VisuallyHidden> mm</VisuallyHidden>
    </>
  );
}

/** An outline with its measures still open. */
export function OwnSizeDrawing(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 80 56" width="80" height="56">
      <rect className={styles.own} x="16" y="8" width="48" height="34" rx="2" strokeDasharray="4 3" />
      <path className={styles.own} d="M16 50h48m0-3v6M16 47v6M70 8v34m-3-34h6m-6 34h6" />
    </svg>
  );
}
