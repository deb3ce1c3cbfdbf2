import { type ComponentProps, createElement } from "react";
import styles from "./soft.module.css";

type SoftProps<As extends "p" | "span"> = ComponentProps<As> & {
  readonly as?: As;
  readonly small?: boolean;
};

/** Words that stand back behind others. */
export function Soft<As extends "p" | "span" = "p">({ as, small, className = "", ...rest }: SoftProps<As>) {
  return createElement(as ?? "p", {
    ...rest,
    className: `${styles.soft} ${className}`.trim(),
    "data-small": small || undefined,
  });
}

/** Smaller, on a line of its own below what it belongs to. */
export function Under(props: Omit<ComponentProps<"span">, "className">) {
  return <span {...props} className={`${styles.soft} ${styles.under}`} data-small />;
}
