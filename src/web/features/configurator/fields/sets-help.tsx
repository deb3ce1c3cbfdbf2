import { Icon } from "#web/ui/icon.tsx";
import { Tooltip } from "#web/ui/feedback/tooltip.tsx";
import styles from "./help.module.css";

/** What a set is (banner.md 9, set tooltip). */
export function SetsHelp() {
  return (
    <Tooltip
      align="end"
      text="Orders with the same size, colour, material and quantity but different designs must be ordered as separate sets, for example 91x55mm / 200 pcs."
    >
      {(id) => (
        <button type="button" className={styles.help} aria-describedby={id}>
          What is a set?
          <Icon name="help" size={14} />
        </button>
      )}
    </Tooltip>
  );
}
