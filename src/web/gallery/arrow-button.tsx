import { Icon } from "#ui/icon.tsx";
import styles from "./product-gallery.module.css";

interface ArrowButtonProps {
  readonly to: "Previous" | "Next";
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** One step of the slider. At the end it stays where it is, so that focus is not lost. */
export function ArrowButton({ to, disabled, onPress }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      data-to={to}
      aria-label={to}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <Icon name="next" size={18} />
    </button>
  );
}
