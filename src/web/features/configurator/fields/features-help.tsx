import { Icon } from "#web/ui/icon.tsx";
import { Tooltip } from "#web/ui/feedback/tooltip.tsx";
import styles from "./help.module.css";

/** Heads the print features and says what they are for (content-and-lettering.md 9.4). */
export function FeaturesHelp({ productName }: { readonly productName: string }) {
  return (
    <div className={styles.heading}>
      <span className={styles.title}>Print features</span>
      <Tooltip
        align="end"
        text={`Get the most out of your custom ${productName.toLowerCase()} with these add-ons.`}
      >
        {(id) => (
          <button type="button" className={styles.help} aria-describedby={id}>
            What are these?
            <Icon name="help" size={14} />
          </button>
        )}
      </Tooltip>
    </div>
  );
}
