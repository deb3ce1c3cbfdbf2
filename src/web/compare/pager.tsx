import { Icon } from "#ui/icon.tsx";
import styles from "./compare.module.css";

interface PagerButtonProps {
  readonly to: "Previous" | "Next";
  /** There is nothing further on this side; the button keeps the focus. */
  readonly end: boolean;
  readonly onPress: () => void;
}

/** A step to the page before or after. */
export function PagerButton({ to, end, onPress }: PagerButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      data-to={to}
      aria-label={to}
      aria-disabled={end || undefined}
      onClick={() => {
        if (!end) onPress();
      }}
    >
      <Icon name="next" />
    </button>
  );
}
