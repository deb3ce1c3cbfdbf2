import styles from "./control.module.css";

interface TextAreaProps {
  readonly id?: string;
  readonly name: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly placeholder?: string;
  /** What stands there; left out where the browser keeps what is typed. */
  readonly text?: string;
  readonly startText?: string;
  readonly describedBy?: string;
  readonly invalid?: boolean;
  readonly onText?: (text: string) => void;
}

/** Several lines of text. */
export function TextArea({ text, startText, describedBy, invalid, onText, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      className={styles.control}
      data-lines
      value={text}
      defaultValue={startText}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onText?.(event.target.value)}
    />
  );
}
