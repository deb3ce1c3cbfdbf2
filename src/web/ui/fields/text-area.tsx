import styles from "./control.module.css";

interface TextAreaProps {
  readonly id?: string;
  readonly name: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly startText?: string;
  readonly describedBy?: string;
  readonly invalid?: boolean;
}

/** Several lines of text; the browser keeps what is typed. */
export const TextArea = ({ startText, describedBy, invalid, ...rest }: TextAreaProps) => (
  <textarea
    {...rest}
    className={styles.control}
    data-lines
    defaultValue={startText}
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
  />
);
