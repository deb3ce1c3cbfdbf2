import type { ReactNode } from "react";
import { Icon } from "../button/icon.tsx";
import styles from "./control.module.css";

interface SelectProps {
  readonly id?: string;
  readonly label?: string;
  readonly name: string;
  readonly value: string;
  readonly describedBy?: string;
  readonly invalid?: boolean;
  /** Draws the control as the chosen one of a row. */
  readonly chosen?: boolean;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** The browser's own list in the shop's clothes. */
export const Select = ({ id, label, name, value, describedBy, invalid, chosen, ...rest }: SelectProps) => (
  <span className={styles.select}>
    <select
      id={id}
      name={name}
      value={value}
      className={styles.control}
      data-chosen={chosen || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => rest.onChange(event.target.value)}
    >
      {rest.children}
    </select>
    <Icon name="chevron" size={14} />
  </span>
);
