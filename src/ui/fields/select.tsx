import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./control.module.css";

interface SelectProps {
  readonly id?: string;
  readonly label?: string;
  /** Left out where the value is not a field of the form. */
  readonly name?: string;
  readonly value: string;
  readonly describedBy?: string;
  readonly invalid?: boolean;
  /** Draws the control as the chosen one of a row. */
  readonly chosen?: boolean;
  /** `inline` stands in a line of words, as wide as its value. */
  readonly look?: "field" | "inline";
  readonly onChange: (value: string, control: HTMLSelectElement) => void;
  readonly children: ReactNode;
}

/** The browser's own list in the shop's clothes. */
export function Select({ id, label, name, value, describedBy, invalid, ...rest }: SelectProps) {
  return (
    <span className={styles.select} data-look={rest.look}>
      <select
        id={id}
        name={name}
        value={value}
        className={styles.control}
        data-chosen={rest.chosen || undefined}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => rest.onChange(event.target.value, event.target)}
      >
        {rest.children}
      </select>
      <Icon name="chevron" size={14} />
    </span>
  );
}
