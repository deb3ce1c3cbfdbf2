import type { MouseEvent } from "react";
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
  /** What stands there is an example: it is marked when somebody comes to it, and the first letter takes its place. */
  readonly isExample?: boolean;
  readonly onText?: (text: string) => void;
}

/** A press would leave the caret where it was made, and the example unmarked. */
function enterExample(event: MouseEvent<HTMLTextAreaElement>): void {
  const { currentTarget: field } = event;
  if (field === document.activeElement) return;
  event.preventDefault();
  field.focus();
}

/** Several lines of text. */
export function TextArea({
  text,
  startText,
  describedBy,
  invalid,
  isExample = false,
  onText,
  ...rest
}: TextAreaProps) {
  return (
    <textarea
      {...rest}
      className={styles.control}
      data-lines
      value={text}
      defaultValue={startText}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onMouseDown={isExample ? enterExample : undefined}
      onFocus={isExample ? (event) => event.target.select() : undefined}
      onChange={(event) => onText?.(event.target.value)}
    />
  );
}
