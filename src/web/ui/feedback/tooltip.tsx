import { useId, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import styles from "./tooltip.module.css";

interface TooltipProps {
  readonly text: ReactNode;
  /** Which edge of the control the words keep to, so that they never leave the page. */
  readonly align?: "start" | "end";
  readonly children: (id: string) => ReactNode;
}

/** Words that appear while the control is hovered or focused; Escape puts them away. */
export const Tooltip = ({ text, align = "start", children }: TooltipProps) => {
  const id = useId();
  const [shown, setShown] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setShown(false);
  };
  return (
    <span
      className={styles.anchor}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={onKeyDown}
    >
      {children(id)}
      <span role="tooltip" id={id} hidden={!shown} className={styles.tip} data-align={align}>
        {text}
      </span>
    </span>
  );
};
